import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./kit/base.css";
import "./kit/kit.css";
import "./shell/shell.css";
import { applyPrefs } from "./prefs/prefs";
import { App } from "./shell/App";
import "./shell/install"; // the browser offers it early, and once
import { go } from "./shell/route";

applyPrefs();
// Somebody has pressed a notification: the service worker asks an open page to show the table.
navigator.serviceWorker?.addEventListener("message", (e: MessageEvent<{ go?: string }>) => {
  if (e.data.go) go("table", e.data.go);
});
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
