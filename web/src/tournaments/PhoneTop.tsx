import { type ReactNode, useState } from "react";
import type { TournamentDetail } from "../generated/http";
import { Icon } from "../kit/Icon";
import { href } from "../route";
import { Overlay } from "../ui/Overlay";
import { useWords } from "../words/context";
import { Acts, Share } from "./Acts";

/** The top of a tournament on a phone: the way back, its name, and what can be done. */
export function PhoneTop({ of, take }: { of: TournamentDetail; take(found: TournamentDetail): void }): ReactNode {
  const book = useWords();
  const [open, setOpen] = useState(false);
  const taken = (found: TournamentDetail) => {
    take(found);
    setOpen(false);
  };
  return (
    <>
      <header className="top tour-top">
        <a className="tool" href={href("tournaments")}>
          <Icon name="chevron-left" />
          <span className="sr">{book.say("web-tournament-others")}</span>
        </a>
        <h1 lang="">{of.name}</h1>
        <span className="gap" />
        <Share id={of.id} small />
        <button type="button" className="tool" onClick={() => setOpen(true)}>
          <Icon name="menu" />
          <span className="sr">{book.say("web-tournament-menu")}</span>
        </button>
      </header>
      {open && (
        <Overlay title={<span lang="">{of.name}</span>} close={() => setOpen(false)}>
          <div className="tour-menu">
            <Acts of={of} take={taken} part="rest" />
            <a className="btn" href={href("rules", of.game)}>
              <Icon name="book-open" />
              {book.say("web-tournament-game-rules")}
            </a>
            <a className="btn" href={href("tournaments")}>
              <Icon name="trophy" />
              {book.say("web-tournament-others")}
            </a>
            <a className="btn" href={href()}>
              <Icon name="house" />
              {book.say("web-home")}
            </a>
          </div>
        </Overlay>
      )}
    </>
  );
}
