import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/covers.css";
import App from "./App.svelte";
import { follow } from "./lib/router.svelte";
import { recognise } from "./lib/session.svelte";
import { applyLook } from "./lib/settings.svelte";
import { speakFirst } from "./lib/words/language.svelte";

applyLook();
follow();
void recognise();
await speakFirst();
mount(App, { target: document.getElementById("app") as HTMLElement });

// Installable, and a shell that says what is missing when there is no server. Only where it is
// allowed: an address without https has no workers.
async function keepShell(): Promise<void> {
  const first = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register("./sw.js");
  const worker = (await navigator.serviceWorker.ready).active;
  // What came before the worker it must be told of.
  const seen = performance.getEntriesByType("resource").map((each) => each.name);
  if (first) worker?.postMessage(seen);
}
if ("serviceWorker" in navigator) {
  const keep = (): void => void keepShell().catch(() => undefined);
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
