import type { ReactNode } from "react";
import type { ClubInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { href } from "../route";
import { useWords } from "../words/context";
import { ClubFacts } from "./ClubFacts";

/** Clubs, each with what one should know of it at a glance. */
export function ClubRows({ list }: { list: readonly ClubInfo[] }): ReactNode {
  return (
    <ul className="club-rows">
      {list.map((x) => (
        <ClubRow key={x.id} of={x} />
      ))}
    </ul>
  );
}

function ClubRow({ of }: { of: ClubInfo }): ReactNode {
  const book = useWords();
  return (
    <li className="panel">
      <h3 lang="">
        <a href={href("clubs", of.id)}>{of.name}</a>
      </h3>
      <ClubFacts of={of} />
      {of.about && (
        <p className="says" lang="">
          {of.about}
        </p>
      )}
      {of.asking > 0 && (
        <p className="asking">
          <Icon name="bell" />
          {book.say("web-club-n-ask", { n: of.asking })}
        </p>
      )}
    </li>
  );
}
