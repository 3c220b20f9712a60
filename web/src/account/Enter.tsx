import { type FormEvent, type ReactNode, useState } from "react";
import "./account.css";
import type { Me } from "../generated/http";
import { Icon } from "../kit/Icon";
import { api } from "../net/api";
import { enterByPasskey, PASSKEYS } from "../net/passkeys";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { Complaint, Pick, Text } from "../ui/forms";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { setOut } from "./elsewhere";

const ENTER = {
  guest: (name: string) => api.guest(name),
  "sign-in": (name: string, password: string) => api.signIn({ name, password }),
  register: (name: string, password: string) => api.register({ name, password }),
};
type Way = keyof typeof ENTER | "mail";

/** Become somebody: a guest by a name, or by one of the ways the server has. `known`: who has an account already;
 * `account`: who needs one. */
export function Enter({ done, known, account }: { done?: () => void; known?: boolean; account?: boolean }): ReactNode {
  const book = useWords();
  const { offered, welcome } = useServer();
  const [way, setWay] = useState<Way>(known ? "sign-in" : account ? "register" : "guest");
  const ways: Way[] = known ? ["sign-in"] : account ? ["register", "sign-in"] : ["guest", "sign-in", "register"];
  if (offered.mail) ways.push("mail");
  const enter = (me: Me | undefined) => {
    if (!me) return;
    welcome(me);
    done?.();
  };
  return (
    <div className="panel form">
      {ways.length > 1 && (
        <Pick
          label={book.say("web-how")}
          values={ways}
          value={way}
          say={(x) => book.say(`web-way-${x}`)}
          pick={setWay}
        />
      )}
      {way === "mail" ? <ByMail /> : <ByName key={way} way={way} enter={enter} />}
      <Otherwise enter={enter} />
    </div>
  );
}

function ByName(props: { way: keyof typeof ENTER; enter(me: Me | undefined): void }): ReactNode {
  const book = useWords();
  const { way } = props;
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const attempt = useAttempt();
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void attempt.make(() => ENTER[way](name, password)).then(props.enter);
  };
  return (
    <form className="form" onSubmit={submit}>
      <Text
        label={book.say("web-your-name")}
        value={name}
        set={setName}
        complete="username"
        longest={32}
        note={way === "guest" ? book.say("web-guest-note") : undefined}
      />
      {way !== "guest" && (
        <Text
          label={book.say("web-password")}
          type="password"
          value={password}
          set={setPassword}
          complete={way === "register" ? "new-password" : "current-password"}
          note={way === "register" ? book.say("web-password-note") : undefined}
        />
      )}
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
      <p className="row-end">
        <button className="btn primary" disabled={attempt.busy || !name.trim()}>
          {book.say(`web-enter-${way}`)}
        </button>
      </p>
    </form>
  );
}

/** Ask for a link; whoever is signed in adds the address to the account with it. */
export function ByMail(): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const { me } = useServer();
  const [address, setAddress] = useState("");
  const [sent, setSent] = useState<{ to: string; minutes: number } | null>(null);
  const attempt = useAttempt();
  const submit = (e: FormEvent) => {
    e.preventDefault();
    const to = address.trim();
    void attempt.make(() => api.askMail(to, lang)).then((x) => x && setSent({ to, minutes: x.minutes }));
  };
  return (
    <form className="form" onSubmit={submit}>
      <Text
        label={book.say("web-address")}
        type="email"
        value={address}
        set={setAddress}
        complete="email"
        longest={254}
        note={book.say("web-address-note")}
      />
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
      {sent && (
        <p role="status">
          {book.say("web-mail-sent")} <b lang="">{sent.to}</b>
          <br />
          {book.say(me?.id ? "web-mail-sent-here" : "web-mail-sent-then", { n: sent.minutes })}
        </p>
      )}
      <p className="row-end">
        <button className="btn primary" disabled={attempt.busy || !address.includes("@")}>
          {book.say("web-enter-mail")}
        </button>
      </p>
    </form>
  );
}

/** Ways that need nothing to be typed. */
function Otherwise({ enter }: { enter(me: Me | undefined): void }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const { offered } = useServer();
  const attempt = useAttempt();
  const passkeys = offered.passkeys && PASSKEYS;
  if (!passkeys && !offered.oidc) return null;
  return (
    <div className="otherwise">
      {passkeys && (
        <button
          type="button"
          className="btn"
          disabled={attempt.busy}
          onClick={() => void attempt.make(enterByPasskey).then(enter)}
        >
          <Icon name="shield-check" />
          {book.say("web-passkey-enter")}
        </button>
      )}
      {offered.oidc && (
        <button
          type="button"
          className="btn"
          disabled={attempt.busy}
          onClick={() => void attempt.make(() => setOut(lang))}
        >
          <Icon name="log-in" />
          <span>
            {book.say("web-oidc-enter")} <span lang="">{offered.oidc}</span>
          </span>
        </button>
      )}
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
    </div>
  );
}
