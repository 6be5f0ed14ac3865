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
if ("serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("./sw.js").catch(() => {}));
}
