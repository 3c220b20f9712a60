import { type ReactNode, useState } from "react";
import type { ProofInfo, TableInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { api, OFFLINE, Refusal } from "../net/api";
import { fingerprintOfHex } from "../net/fingerprint";
import { noted } from "../net/promises";
import { Complaint } from "../ui/forms";
import { useWords } from "../words/context";

interface Found {
  server: ProofInfo;
  /** SHA-256 of the key in the record is the fingerprint of the record and of the table. */
  key: boolean;
  /** What this browser had noted before the end. */
  seen: "open" | "running" | "not" | "other";
}

/** The browser takes the record and computes what needs no rules; the server replays the rest. */
async function check(info: TableInfo): Promise<Found> {
  const [server, answer] = await Promise.all([api.proof(info.id), fetch(api.replay(info.id))]);
  const lines = (await answer.text()).trim().split("\n");
  const head = JSON.parse(lines[0] ?? "{}") as { commit?: string };
  const end = JSON.parse(lines.at(-1) ?? "{}") as { key?: string };
  const commit = fingerprintOfHex(end.key ?? "");
  const note = noted(info.id);
  return {
    server,
    key: commit === head.commit && commit === info.commit,
    seen: !note ? "not" : note.commit === commit ? note.when : "other",
  };
}

/** Was the game dealt as it was promised? */
export function Proof({ info }: { info: TableInfo }): ReactNode {
  const book = useWords();
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const run = () => {
    setBusy(true);
    setProblem(null);
    check(info)
      .then(setFound, (e: unknown) => setProblem(e instanceof Refusal ? e : new Refusal(OFFLINE, "")))
      .finally(() => setBusy(false));
  };
  const server = found?.server;
  return (
    <section className="panel proof">
      <h3>{book.say("web-proof")}</h3>
      <p>{book.say("web-proof-more")}</p>
      <p className="fingerprint">
        {book.say("web-fingerprint")} <code>{info.commit}</code>
      </p>
      <p className="acts">
        <button type="button" className="btn" disabled={busy} onClick={run}>
          <Icon name="shield-check" />
          {book.say(busy ? "web-proof-running" : "web-proof-run")}
        </button>
        {(!info.deal || found) && (
          <a className="btn" href={api.replay(info.id)} download={`${info.id}.jsonl`}>
            <Icon name="download" />
            {book.say("web-download")}
          </a>
        )}
      </p>
      {problem?.code === "sealed" ? (
        <p role="alert">{book.say(info.house ? "web-tournament-key-secret" : "web-deal-key-later")}</p>
      ) : (
        <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      )}
      <div role="status">
        {found && server && (
          <dl className="findings">
            <dt>{book.say("web-proof-here")}</dt>
            <Finding good={found.key}>{book.say(found.key ? "web-proof-key-ok" : "web-proof-key-bad")}</Finding>
            <Finding good={found.seen === "not" ? null : found.seen !== "other"}>
              {book.say(`web-proof-seen-${found.seen}`)}
            </Finding>
            <dt>{book.say("web-proof-server")}</dt>
            <Finding good={server.ok}>
              {server.ok
                ? book.say("web-proof-server-ok", {
                    answers: server.answers,
                    draws: server.draws,
                    digests: server.digests,
                  })
                : book.say("web-proof-server-bad", {
                    problem: server.problems[0] ?? book.say("web-proof-key-bad"),
                  })}
            </Finding>
            {server.taken > 0 && <Finding good={null}>{book.say("web-proof-taken", { n: server.taken })}</Finding>}
          </dl>
        )}
      </div>
      <p className="sceptic">
        {book.say("web-proof-sceptic")} <code>ludorum verify {info.id}.jsonl</code>
      </p>
    </section>
  );
}

/** `good` null: neither for nor against. */
function Finding(props: { good: boolean | null; children: ReactNode }): ReactNode {
  const mood = props.good === null ? "open" : props.good ? "good" : "bad";
  const icon = { open: "circle-alert", good: "check", bad: "x" } as const;
  return (
    <dd className={mood}>
      <Icon name={icon[mood]} /> {props.children}
    </dd>
  );
}
