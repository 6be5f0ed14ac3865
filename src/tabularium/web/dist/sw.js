// The shell for times without a server: whatever was fetched once is kept, the network always comes
// first, and what belongs to another build is dropped. Games and people are never kept.
const KEPT = "tabularium-shell";
const base = new URL("./", self.location.href).pathname;
const BUILD = /assets\/([0-9a-f]+)\//;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const isShell = (path) =>
  path === "" || path === "index.html" || /^(assets|words)\//.test(path) || !path.includes("/");

/** The path of an address below ours, null if it is none of the shell's. */
function shellPath(address) {
  const { origin, pathname } = new URL(address);
  if (origin !== self.location.origin || !pathname.startsWith(base)) return null;
  const path = pathname.slice(base.length);
  return isShell(path) && !["healthz", "metrics", "sw.js"].includes(path) ? path : null;
}
const isPage = (path) => path === "" || path === "index.html";

self.addEventListener("fetch", (event) => {
  const path = event.request.method === "GET" ? shellPath(event.request.url) : null;
  if (path !== null) event.respondWith(fresh(event.request, isPage(path)));
});

// What the very first page had fetched before there was a worker to keep it.
self.addEventListener("message", (event) => {
  const wanted = [base, ...event.data].filter((address) => {
    const url = new URL(address, self.location.href);
    return shellPath(url.href) !== null;
  });
  event.waitUntil(
    Promise.all(
      wanted.map((address) => {
        const url = new URL(address, self.location.href).href;
        return fresh(new Request(url), isPage(shellPath(url))).catch(() => undefined);
      }),
    ),
  );
});

async function fresh(request, page) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (!answer.ok) return answer;
    if (page) await dropOthers(kept, await answer.clone().text());
    await kept.put(request, answer.clone());
    return answer;
  } catch (lost) {
    const found = await kept.match(request, { ignoreVary: true });
    if (found) return found;
    throw lost;
  }
}

/** A page of another build: scripts of the one before would not fit it. */
async function dropOthers(kept, page) {
  const build = BUILD.exec(page)?.[1];
  for (const request of await kept.keys()) {
    const other = BUILD.exec(request.url)?.[1];
    if (other && other !== build) await kept.delete(request);
  }
}
