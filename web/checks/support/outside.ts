// What is outside a house: letters and messages that leave it, and where people sign in elsewhere.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { PYTHON, ROOT } from "./house.ts";

/** Where it is, and what a browser would subscribe to push messages with. */
interface Addresses {
  mail: string;
  oidc: string;
  client: string;
  secret: string;
  subscription: { endpoint: string; p256dh: string; auth: string };
}

/** A push message as the browser reads it. */
export interface PushMessage {
  title: string;
  body: string;
  lang: string;
  table: string;
}

/** A letter, or a push message. */
interface Letter {
  to?: string;
  text?: string;
  push?: PushMessage;
}

export interface Outside extends Addresses {
  pushed(n?: number): Promise<PushMessage>;
  link(address: string, n?: number): Promise<string>;
  close(): void;
}

/** A mail server, a push service and a provider, as the server's own tests have them. */
export async function outside(): Promise<Outside> {
  const run = spawn(PYTHON, ["-m", "tests.server.outside"], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
  const letters: Letter[] = [];
  const waiting: (() => void)[] = [];
  const lines = createInterface({ input: run.stdout });
  const at = await new Promise<Addresses>((done, fail) => {
    lines.once("line", (line) => done(JSON.parse(line) as Addresses));
    run.once("exit", () => fail(new Error("no mail server")));
  });
  lines.on("line", (line) => {
    letters.push(JSON.parse(line) as Letter);
    for (const look of waiting) look();
  });
  /** What `find` finds, now or with a later letter. */
  const comes = <T>(find: () => T | undefined) =>
    new Promise<T>((done) => {
      const look = () => {
        const found = find();
        if (found) done(found);
      };
      waiting.push(look);
      look();
    });
  return {
    ...at,
    /** What the n-th push message says to the browser that can read it. */
    pushed: (n = 1) => comes(() => letters.filter((x) => x.push)[n - 1]?.push),
    /** The link in the n-th letter to an address. */
    link: (address, n = 1) =>
      comes(() => {
        const mine = letters.filter((x) => x.to === address)[n - 1];
        return mine && /http\S+#\/mail\/\S+/.exec(mine.text ?? "")?.[0];
      }),
    close: () => run.stdin.end(),
  };
}
