import type { ReactNode } from "react";
import { boxWords } from "../box/box-words";
import type { TableInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { href } from "../route";
import { LangSwitch } from "../ui/TopBar";
import { useWords } from "../words/context";
import type { Turn } from "./story";
import type { Sheet } from "./TableSheet";
import { Telling } from "./Telling";

export function TableHeader(props: {
  game: string;
  info: TableInfo | null;
  /** Of the open decision: where the rules are opened. */
  clause: string;
  turns: readonly Turn[];
  online: boolean;
  /** The reader plays here, and may give up. */
  playing: boolean;
  open(sheet: Sheet): void;
}): ReactNode {
  const book = useWords();
  const turn = props.turns.findLast((x) => x.n > 0)?.n;
  const round = props.turns.findLast((x) => x.round)?.round;
  return (
    <header className="top table-top">
      <a className="wordmark" href={href()}>
        <span className="when-wide">{book.say("web-name")}</span>
        <span className="when-narrow">
          <Icon name="chevron-left" />
          <span className="sr">{book.say("web-home")}</span>
        </span>
      </a>
      <h1 className="crumb">
        <b>{book.say("title")}</b>
        {(round || turn !== undefined) && (
          <span>
            {" · "}
            {round ? <Telling message={round} short /> : book.say("web-turn-n", { n: turn! })}
          </span>
        )}
      </h1>
      {!props.online && (
        <span className="offline" role="status">
          <Icon name="wifi-off" /> {book.say("web-reconnecting")}
        </span>
      )}
      <span className="gap" />
      {props.info?.box && (
        <button type="button" className="tool box-tool" onClick={() => props.open("cards")}>
          <Icon name="package" />
          <span className="when-wide">{boxWords(book, props.info)}</span>
        </button>
      )}
      <a className="tool" href={href("rules", props.game, props.clause)} data-leave>
        <Icon name="book-open" />
        <span className="when-wide">{book.say("web-rules")}</span>
      </a>
      <button type="button" className="tool legend-tool" onClick={() => props.open("legend")}>
        <Icon name="list" />
        <span className="when-wide">{book.say("web-legend")}</span>
      </button>
      <button type="button" className="tool keys-tool" onClick={() => props.open("keys")}>
        <Icon name="keyboard" />
        <span className="sr">{book.say("web-keys")}</span>
      </button>
      {props.playing && (
        <button type="button" className="tool" title={book.say("web-resign")} onClick={() => props.open("resign")}>
          <Icon name="flag" />
          <span className="sr">{book.say("web-resign")}</span>
        </button>
      )}
      <LangSwitch />
      <button type="button" className="tool" onClick={() => props.open("settings")}>
        <Icon name="settings" />
        <span className="sr">{book.say("web-settings")}</span>
      </button>
    </header>
  );
}
