import { type ReactNode, useEffect, useState } from "react";
import type { TableTournament } from "../generated/http";
import { Icon } from "../kit/Icon";
import { api } from "../net/api";
import { href } from "../route";
import { useWords } from "../words/context";

/** From the end of a tournament's table back to the tournament. */
export function ToTournament({ table }: { table: string }): ReactNode {
  const book = useWords();
  const [found, setFound] = useState<TableTournament | null>(null);
  useEffect(() => {
    let here = true;
    api.tournamentOf(table).then(
      (x) => here && setFound(x),
      () => undefined, // then all tournaments are offered
    );
    return () => {
      here = false;
    };
  }, [table]);
  return (
    <a className="btn primary" href={href("tournaments", ...(found ? [found.id] : []))}>
      <Icon name="trophy" />
      {book.say("web-tournament-results")}
    </a>
  );
}
