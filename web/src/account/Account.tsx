// One's own account: ways to sign in, one's data, and the way out.

import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import "./account.css";
import type { CredentialInfo, Account as Info, Me } from "../generated/http";
import { Icon } from "../kit/Icon";
import { api } from "../net/api";
import { addPasskey, PASSKEYS } from "../net/passkeys";
import { unsubscribe } from "../net/push";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { href } from "../route";
import { dayOf } from "../ui/days";
import { Complaint, Text } from "../ui/forms";
import { NamedButton } from "../ui/NamedButton";
import { Overlay } from "../ui/Overlay";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { ByMail, Enter } from "./Enter";
import { setOut } from "./elsewhere";

export default function Account(): ReactNode {
  const book = useWords();
  const { me, welcome } = useServer();
  const [info, setInfo] = useState<Info | null>(null);
  const { problem, make } = useAttempt();
  const guest = me?.guest ?? true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server answers by who asks.
  useEffect(() => {
    api.account().then(setInfo, () => undefined);
  }, [me]);
  if (!me || !info) return null;
  return (
    <>
      <section className="panel">
        <p>{book.say(guest ? "web-you-are-guest" : "web-you-are", { name: me.name })}</p>
        {guest && <p className="note">{book.say("web-keep-more")}</p>}
        <Complaint code={problem?.code ?? null} detail={problem?.detail} />
        <p className="row-end">
          <button
            type="button"
            className="btn"
            onClick={() => void make(signOut).then((nobody) => nobody && welcome(nobody))}
          >
            {book.say("web-sign-out")}
          </button>
        </p>
      </section>
      <section className="panel">
        <h2>{book.say("web-box")}</h2>
        <p>
          {book.say("web-box-way-more")} <a href={href("box")}>{book.say("web-box-open")}</a>
        </p>
      </section>
      <Ways info={info} changed={setInfo} />
      <Password info={info} />
      {guest && (
        <>
          <h2 className="between">{book.say("web-have-account")}</h2>
          <p className="quiet">{book.say("web-have-account-more")}</p>
          <Enter known />
        </>
      )}
      <Data name={info.name} />
    </>
  );
}

/** Whoever comes next on this device is not told of our tables. */
async function signOut(): Promise<Me> {
  await unsubscribe().catch(() => undefined);
  return api.signOut();
}

function Ways({ info, changed }: { info: Info; changed(info: Info): void }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const { offered, welcome } = useServer();
  const { busy, problem, make } = useAttempt();
  const passkeys = offered.passkeys && PASSKEYS;
  const [mail, setMail] = useState(false);
  if (!info.ways.length && !passkeys && !offered.mail && !offered.oidc) return null;
  return (
    <section className="panel form">
      <h2>{book.say("web-ways")}</h2>
      {info.ways.length > 0 && (
        <ul className="sheet-list">
          {info.ways.map((way) => (
            <OneWay
              key={way.id}
              way={way}
              busy={busy}
              remove={() => void make(() => api.unlink(way.id)).then((now) => now && changed(now))}
            />
          ))}
        </ul>
      )}
      {passkeys && <p className="note">{book.say("web-passkey-note")}</p>}
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      <div className="otherwise">
        {passkeys && (
          <button
            type="button"
            className="btn"
            disabled={busy}
            onClick={() => void make(addPasskey).then((me) => me && welcome(me))}
          >
            <Icon name="shield-check" />
            {book.say("web-passkey-add")}
          </button>
        )}
        {offered.mail && (
          <button type="button" className="btn" aria-expanded={mail} onClick={() => setMail(!mail)}>
            <Icon name="send" />
            {book.say("web-mail-add")}
          </button>
        )}
        {offered.oidc && (
          <button type="button" className="btn" disabled={busy} onClick={() => void make(() => setOut(lang))}>
            <Icon name="link" />
            <span>
              {book.say("web-oidc-add")} <span lang="">{offered.oidc}</span>
            </span>
          </button>
        )}
      </div>
      {mail && <ByMail />}
    </section>
  );
}

function OneWay({ way, busy, remove }: { way: CredentialInfo; busy: boolean; remove(): void }): ReactNode {
  const book = useWords();
  const day = (at: number) => dayOf(book.lang, at);
  return (
    <li className="way">
      <div>
        <b>{book.say(`web-kind-${way.kind}`)}</b> <span lang="">{way.label}</span>
        <p className="note">{book.say("web-way-used", { from: day(way.created), last: day(way.used) })}</p>
      </div>
      <NamedButton words="web-way-remove" name={way.label} busy={busy} act={remove} />
    </li>
  );
}

function Password({ info }: { info: Info }): ReactNode {
  const book = useWords();
  const { welcome } = useServer();
  const [name, setName] = useState(info.name);
  const [old, setOld] = useState("");
  const [password, setPassword] = useState("");
  const [done, setDone] = useState(false);
  const { busy, problem, make } = useAttempt();
  const submit = (e: FormEvent) => {
    e.preventDefault();
    setDone(false);
    void make(() => api.setPassword({ name, password, old })).then((me) => {
      if (!me) return;
      welcome(me);
      setOld("");
      setPassword("");
      setDone(true);
    });
  };
  return (
    <form className="panel form" onSubmit={submit}>
      <h2>{book.say(info.password ? "web-password-change" : "web-password-first")}</h2>
      <Text
        label={book.say("web-your-name")}
        value={name}
        set={setName}
        complete="username"
        longest={32}
        note={book.say("web-name-note")}
      />
      {info.password && (
        <Text
          label={book.say("web-password-old")}
          type="password"
          value={old}
          set={setOld}
          complete="current-password"
        />
      )}
      <Text
        label={book.say(info.password ? "web-password-new" : "web-password")}
        type="password"
        value={password}
        set={setPassword}
        complete="new-password"
        note={book.say("web-password-note")}
      />
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      {done && <p role="status">{book.say("web-password-done")}</p>}
      <p className="row-end">
        <button className="btn" disabled={busy || !name.trim() || !password}>
          {book.say("web-password-set")}
        </button>
      </p>
    </form>
  );
}

function Data({ name }: { name: string }): ReactNode {
  const book = useWords();
  const [sure, setSure] = useState(false);
  return (
    <section className="panel">
      <h2>{book.say("web-data")}</h2>
      <p>{book.say("web-export-more")}</p>
      <p className="row-end">
        <a className="btn" href={api.exported} download="ludorum.zip">
          <Icon name="download" />
          {book.say("web-export")}
        </a>
        <button type="button" className="btn quiet" onClick={() => setSure(true)}>
          {book.say("web-erase")}
        </button>
      </p>
      {sure && <Erase name={name} close={() => setSure(false)} />}
    </section>
  );
}

function Erase({ name, close }: { name: string; close(): void }): ReactNode {
  const book = useWords();
  const { welcome } = useServer();
  const [typed, setTyped] = useState("");
  const { busy, problem, make } = useAttempt();
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void make(() => api.erase(typed)).then((nobody) => nobody && welcome(nobody));
  };
  return (
    <Overlay title={book.say("web-erase")} close={close}>
      <form className="form" onSubmit={submit}>
        <p>{book.say("web-erase-what")}</p>
        <Text label={book.say("web-erase-name", { name })} value={typed} set={setTyped} longest={32} />
        <Complaint code={problem?.code ?? null} detail={problem?.detail} />
        <p className="row-end">
          <button type="button" className="btn" onClick={close}>
            {book.say("web-erase-no")}
          </button>
          <button className="btn primary" disabled={busy || typed.trim().toLowerCase() !== name.toLowerCase()}>
            {book.say("web-erase-yes")}
          </button>
        </p>
      </form>
    </Overlay>
  );
}
