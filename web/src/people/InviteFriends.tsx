import { type ReactNode, useEffect, useRef, useState } from "react";
import "./together.css";
import type { PersonInfo, TableInfo } from "../generated/http";
import { people } from "../net/people";
import { Complaint } from "../ui/forms";
import { NamedButton } from "../ui/NamedButton";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";

/** Friends to be asked to a table that gathers its players, and those who are. */
export function InviteFriends({ table }: { table: TableInfo }): ReactNode {
  const book = useWords();
  const [friends, setFriends] = useState<PersonInfo[]>([]);
  const [invited, setInvited] = useState<PersonInfo[]>([]);
  const presses = useRef(0); // a list that was asked for before one is of the past
  const { busy, problem, make } = useAttempt();
  useEffect(() => {
    people.mine().then(
      (all) => setFriends(all.friends),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const before = presses.current;
    people.invited(table.id).then(
      (found) => before === presses.current && setInvited(found),
      () => undefined,
    );
  }, [table]);
  const here = new Set(table.seats.map((x) => x.user));
  const asked = new Set(invited.map((x) => x.id));
  const others = friends.filter((x) => !here.has(x.id) && !asked.has(x.id));
  const act = async (what: () => Promise<PersonInfo[]>) => {
    const now = await make(what);
    presses.current += 1;
    if (now) setInvited(now);
  };
  if (!others.length && !invited.length) return null;
  const row = (x: PersonInfo, words: string, what: () => Promise<PersonInfo[]>) => (
    <li key={x.id}>
      <b lang="">{x.name}</b>
      <NamedButton words={words} name={x.name} busy={busy} act={() => void act(what)} />
    </li>
  );
  return (
    <div className="invite-friends">
      <h3>{book.say("web-invite-friends")}</h3>
      <ul>
        {invited.map((x) => row(x, "web-uninvite", () => people.uninvite(table.id, x.id)))}
        {others.map((x) => row(x, "web-invite-one", () => people.invite(table.id, x.id)))}
      </ul>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
    </div>
  );
}
