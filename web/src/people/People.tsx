import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import "./people.css";
import { Enter } from "../account/Enter";
import type { PeopleInfo, PersonInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { people } from "../net/people";
import { useServer } from "../net/server";
import { href } from "../route";
import { dayOf } from "../ui/days";
import { Complaint, Text } from "../ui/forms";
import { NamedButton } from "../ui/NamedButton";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { Profile } from "./Profile";

/** The people around one, or one of them. */
export default function People({ person }: { person: string }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  if (!me) return <main className="page narrow people" />;
  if (!me.id)
    return (
      <main className="page narrow people">
        <h1>{book.say("web-people")}</h1>
        <Enter />
      </main>
    );
  return person ? <Profile key={person} id={person} /> : <Circle own={me.id} />;
}

function Circle({ own }: { own: string }): ReactNode {
  const book = useWords();
  const [all, setAll] = useState<PeopleInfo | null>(null);
  const { busy, problem, make } = useAttempt();
  useEffect(() => {
    people.mine().then(setAll, () => undefined);
  }, []);
  const act = (what: (id: string) => Promise<PeopleInfo>) => (id: string) =>
    void make(() => what(id)).then((now) => now && setAll(now));
  if (!all) return <main className="page narrow people" />;
  return (
    <main className="page narrow people">
      <h1>{book.say("web-people")}</h1>
      <p className="own-profile">
        <a className="btn" href={href("people", own)}>
          <Icon name="user" />
          {book.say("web-own-profile")}
        </a>
      </p>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      <Group
        head="web-asks"
        list={all.asks}
        busy={busy}
        acts={[
          ["web-no", act(people.part)],
          ["web-agree", act(people.befriend)],
        ]}
      />
      <section className="panel">
        <h2>{book.say("web-friends")}</h2>
        {all.friends.length ? (
          <Rows list={all.friends} busy={busy} acts={[]} />
        ) : (
          <p className="quiet">{book.say("web-no-friends")}</p>
        )}
      </section>
      <Find known={[...all.friends, ...all.asked, ...all.asks]} busy={busy} ask={act(people.befriend)} />
      <Group head="web-asked" list={all.asked} busy={busy} acts={[["web-withdraw", act(people.part)]]} />
      <Group head="web-muted" list={all.muted} busy={busy} acts={[["web-unmute", act(people.unmute)]]} />
      <Group head="web-blocked" list={all.blocked} busy={busy} acts={[["web-unblock", act(people.unblock)]]} closed />
    </main>
  );
}

type Wish = readonly [words: string, act: (id: string) => void];

interface RowsProps {
  list: readonly PersonInfo[];
  acts: readonly Wish[];
  busy: boolean;
  /** They have no profile for the reader. */
  closed?: boolean;
}

function Group({ head, ...rows }: RowsProps & { head: string }): ReactNode {
  const book = useWords();
  if (!rows.list.length) return null;
  return (
    <section className="panel">
      <h2>{book.say(head)}</h2>
      <Rows {...rows} />
    </section>
  );
}

function Rows({ list, acts, busy, closed }: RowsProps): ReactNode {
  return (
    <ul className="persons">
      {list.map((x) => (
        <li key={x.id}>
          {closed ? (
            <b lang="">{x.name}</b>
          ) : (
            <a lang="" href={href("people", x.id)}>
              {x.name}
            </a>
          )}
          <span className="person-acts">
            {acts.map(([words, act]) => (
              <NamedButton key={words} words={words} name={x.name} busy={busy} act={() => act(x.id)} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Find(props: { known: readonly PersonInfo[]; busy: boolean; ask(id: string): void }): ReactNode {
  const book = useWords();
  const [name, setName] = useState("");
  const [found, setFound] = useState<PersonInfo[] | null>(null);
  const { busy, problem, make } = useAttempt();
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (name.trim()) void make(() => people.found(name)).then((list) => list && setFound(list));
  };
  return (
    <form className="panel form" onSubmit={submit}>
      <h2>{book.say("web-find")}</h2>
      <div className="find-row">
        <Text
          label={book.say("web-their-name")}
          type="search"
          value={name}
          set={setName}
          longest={32}
          note={book.say("web-find-note")}
        />
        <button className="btn" disabled={busy || !name.trim()}>
          <Icon name="search" />
          {book.say("web-search")}
        </button>
      </div>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      <div className="find-said" role="status">
        {found && !found.length && <p className="quiet">{book.say("web-found-nobody")}</p>}
        {found && found.length > 0 && (
          <ul className="persons">
            {found.map((x) => (
              <li key={x.id}>
                <a lang="" href={href("people", x.id)}>
                  {x.name}
                </a>
                <small>{book.say("web-here-since", { day: dayOf(book.lang, x.since) })}</small>
                {!props.known.some((one) => one.id === x.id) && (
                  <NamedButton words="web-befriend" name={x.name} busy={props.busy} act={() => props.ask(x.id)} />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}
