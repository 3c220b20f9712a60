import { chromium } from "playwright";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const game = process.argv[2], lang = process.argv[3], n = Number(process.argv[4]), theme = process.argv[5] ?? "light", px = Number(process.argv[6] ?? 390);
const c = await b.newContext({ viewport: { width: px, height: 844 }, deviceScaleFactor: 1, hasTouch: true });
await c.addInitScript(([l, t]) => localStorage.setItem("ludorum.prefs", JSON.stringify({ lang: l, theme: t, motion: "none" })), [lang, theme]);
const p = await c.newPage();
await p.goto("http://localhost:8777/#/companion");
await p.locator(".pick label", { hasText: game }).click();
await p.waitForTimeout(1500);
await p.screenshot({ path: `/tmp/only-form-${lang}-${px}.png`, fullPage: true });
await p.locator(".form .btn.primary").click();
await p.locator("main.companion[data-at]").waitFor({ timeout: 180000 });
let k = 0;
for (let i = 0; i < n; i++) {
  const at = await p.locator("main.companion").getAttribute("data-at");
  await p.waitForTimeout(200);
  await p.screenshot({ path: `/tmp/only-${lang}-${px}-${String(i).padStart(2, "0")}.png`, fullPage: false });
  if (at === "over") break;
  const done = p.locator(".act-done");
  if (at === "tell" || ((await done.count()) && i % 2)) await done.click();
  else {
    const many = Number(await p.locator(".ask").getAttribute("data-many"));
    for (let j = 0; j < many; j++) await p.locator("[data-pick]:enabled").nth(j + 1 < await p.locator("[data-pick]:enabled").count() ? j + 1 : 0).click();
  }
  await p.waitForTimeout(700);
}
await b.close();
