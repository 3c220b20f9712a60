import { type ReactNode, useEffect, useState } from "react";
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
  const { busy, problem, make } = useAttempt();
  useEffect(() => {
    people.mine().then(
      (all) => setFriends(all.friends),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    people.invited(table.id).then(setInvited, () => undefined);
  }, [table]);
  const here = new Set(table.seats.map((x) => x.user));
  const asked = new Set(invited.map((x) => x.id));
  const others = friends.filter((x) => !here.has(x.id) && !asked.has(x.id));
  const act = (what: () => Promise<PersonInfo[]>) => void make(what).then((now) => now && setInvited(now));
  if (!others.length && !invited.length) return null;
  const row = (x: PersonInfo, words: string, what: () => Promise<PersonInfo[]>) => (
    <li key={x.id}>
      <b lang="">{x.name}</b>
      <NamedButton words={words} name={x.name} busy={busy} act={() => act(what)} />
    </li>
  );
  return (
    <div className="invite-friends">
      <h3>{book.say("web-invite-friends")}</h3>
      <ul>
        {invited.map((x) => row(x, "web-withdraw", () => people.uninvite(table.id, x.id)))}
        {others.map((x) => row(x, "web-invite-one", () => people.invite(table.id, x.id)))}
      </ul>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
    </div>
  );
}
