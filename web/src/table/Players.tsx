import { memo, type ReactNode } from "react";
import type { GameUI } from "../game-ui";
import type { Position } from "../generated/frames";
import type { AbsenceInfo, TableInfo } from "../generated/http";
import { Clock } from "../kit/Clock";
import { named } from "../kit/named";
import { colourOf, PlayerShape } from "../kit/players";
import { botAbout, characterOf } from "../ui/bots";
import { useWords } from "../words/context";
import type { Snapshot } from "./snapshot";

/** A panel for everybody who plays: who, how long, and the counters of the game. */
export const Players = memo(function Players(props: {
  ui: GameUI<unknown>;
  position: Position;
  info: TableInfo | null;
  absences?: readonly AbsenceInfo[];
  names: readonly string[];
  /** Who has done something while the reader decides. */
  acted?: Snapshot["acted"];
}): ReactNode {
  const book = useWords();
  const { ui, position, info, names } = props;
  const day = (at: number) => new Intl.DateTimeFormat(book.lang, { day: "numeric", month: "short" }).format(at * 1000);
  return (
    <section className="players" aria-label={book.say("web-players-part")}>
      {names.map((name, seat) => {
        const waited = position.waiting.includes(seat) && !position.over;
        const sits = info?.seats[seat];
        const away = props.absences?.find((x) => x.seat === seat)?.away ?? 0;
        return (
          <article
            key={seat}
            data-seat={seat}
            tabIndex={0}
            data-acted={props.acted?.seat === seat ? props.acted.n % 2 : undefined}
            className={`player colour-${colourOf(seat)}${waited ? " waited" : ""}${seat === position.seat ? " own" : ""}`}
          >
            <header>
              <PlayerShape seat={seat} size={13} />
              <h3>{name}</h3>
              {seat === position.seat && <span className="tag">{book.say("web-you")}</span>}
              {seat !== position.seat && (!sits || sits.bot) && <BotTag bot={sits?.bot ?? ""} />}
              {away > 0 && <span className="tag">{book.say("web-away-until", { day: day(away) })}</span>}
              {waited && <span className="sr">{book.say("web-decides")}</span>}
              <Clock times={position.clocks} seat={seat} />
            </header>
            <ui.Summary view={position.state} player={seat} />
          </article>
        );
      })}
    </section>
  );
});

/** That it is a bot, and of what character; who points at it is told what that one is after. */
function BotTag({ bot }: { bot: string }): ReactNode {
  const book = useWords();
  const character = characterOf(book, bot);
  if (!character) return <span className="tag">{book.say("web-bot")}</span>;
  return (
    <span className="tag" {...named(character, { about: botAbout(book, bot) })}>
      {book.say("web-bot-with", { character })}
    </span>
  );
}
