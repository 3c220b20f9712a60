import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./kit/base.css";
import "./kit/kit.css";
import "./ui/ui.css";
import { App } from "./app/App";
import { listenForFaults } from "./net/faults";
import { renewWhenLacking } from "./net/renew";
import { applyPrefs } from "./prefs/prefs";
import "./ui/install"; // the browser offers it early, and once
import { go } from "./route";

listenForFaults();
renewWhenLacking();
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
