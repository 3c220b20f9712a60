import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./kit/base.css";
import "./kit/kit.css";
import "./shell/shell.css";
import { applyPrefs } from "./prefs/prefs";
import { App } from "./shell/App";

applyPrefs();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
