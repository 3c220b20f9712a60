import { useState, type FormEvent, type ReactNode } from "react";
import type { Me } from "../generated/http";
import { api, Refusal } from "../net/api";
import { useWords } from "../words/context";
import { Complaint, Pick, Text } from "./forms";
import { useHouse } from "./house";
import { go } from "./route";

const WAYS = ["guest", "sign-in", "register"] as const;
type Way = (typeof WAYS)[number];

const ENTER: Record<Way, (name: string, password: string) => Promise<Me>> = {
  guest: (name) => api.guest(name),
  "sign-in": (name, password) => api.signIn({ name, password }),
  register: (name, password) => api.register({ name, password }),
};

export function SignIn(): ReactNode {
  const book = useWords();
  const { me, welcome } = useHouse();
  if (!me) return <main className="page narrow" />;
  return (
    <main className="page narrow">
      <h1>{book.say("web-sign-in")}</h1>
      {me.id ? (
        <section className="panel">
          <p>{book.say(me.guest ? "web-you-are-guest" : "web-you-are", { name: me.name })}</p>
          <p className="row-end">
            <button type="button" className="btn" onClick={() => void api.signOut().then(welcome)}>
              {book.say("web-sign-out")}
            </button>
          </p>
        </section>
      ) : (
        <Enter done={() => go()} />
      )}
    </main>
  );
}

/** Become somebody: a guest by a name, or with a password. */
export function Enter({ done }: { done?: () => void }): ReactNode {
  const book = useWords();
  const { welcome } = useHouse();
  const [way, setWay] = useState<Way>("guest");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = (e: FormEvent) => {
    e.preventDefault();
    setBusy(true);
    ENTER[way](name, password)
      .then(
        (me) => {
          welcome(me);
          done?.();
        },
        (x: unknown) => setProblem(x instanceof Refusal ? x : new Refusal("offline", "")),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form className="panel form" onSubmit={submit}>
      <Pick
        label={book.say("web-how")}
        values={WAYS}
        value={way}
        say={(x) => book.say(`web-way-${x}`)}
        pick={(x) => {
          setWay(x);
          setProblem(null);
        }}
      />
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
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      <p className="row-end">
        <button className="btn primary" disabled={busy || !name.trim()}>
          {book.say(`web-enter-${way}`)}
        </button>
      </p>
    </form>
  );
}
