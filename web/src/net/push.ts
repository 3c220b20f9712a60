// Push messages to this browser: the service worker shows them while no page is open.

import type { NotificationSettings } from "../generated/http";
import { api, Refusal } from "./api";

/** Browsers offer it only where the page came over HTTPS, or from this machine. */
export const PUSH = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function current(): Promise<PushSubscription | null> {
  const had = PUSH ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await had?.pushManager.getSubscription()) ?? null;
}

/** Is this browser among those that are told? */
export async function isSubscribed(settings: NotificationSettings): Promise<boolean> {
  const now = await current();
  return now !== null && settings.devices.includes(await idOf(now.endpoint));
}

async function idOf(endpoint: string): Promise<string> {
  const { fingerprint } = await import("./fingerprint"); // only the settings need it
  return fingerprint(new TextEncoder().encode(endpoint)).slice(0, 24);
}

function tell(subscription: PushSubscription, lang: string): Promise<NotificationSettings> {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return api.addDevice({ endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", lang });
}

/** From now on. Asks for leave: only when somebody has pressed a button. */
export async function subscribe(key: string, lang: string): Promise<NotificationSettings> {
  if ((await Notification.requestPermission()) !== "granted") throw new Refusal("push-denied", "");
  await navigator.serviceWorker.register("service.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const had = await pushManager.getSubscription();
  const old = had?.options.applicationServerKey;
  if (had && old && keyOf(old) !== key) await had.unsubscribe();
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(wish).catch(() => {
    throw new Refusal("push-failed", "");
  });
  return tell(made, lang);
}

function keyOf(raw: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(raw)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** No more; also for whoever signs in here next. */
export async function unsubscribe(): Promise<NotificationSettings | null> {
  const now = await current();
  if (!now) return null;
  const left = await api.dropDevice(now.endpoint);
  await now.unsubscribe();
  return left;
}

/** A new session, or another language: a browser that was told is told on. */
export async function renewSubscription(lang: string): Promise<void> {
  const now = await current();
  if (now && Notification.permission === "granted") await tell(now, lang);
}
