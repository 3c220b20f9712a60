import { type ReactNode, useState } from "react";
import { BoxCards } from "../box/BoxCards";
import type { GameUI } from "../game-ui";
import type { Position } from "../generated/frames";
import type { TableInfo } from "../generated/http";
import { api, type Refusal } from "../net/api";
import { go } from "../route";
import { Complaint } from "../ui/forms";
import { Overlay } from "../ui/Overlay";
import { SettingsForm } from "../ui/SettingsForm";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { KEY_LIST } from "./keys";
import { Legend } from "./Legend";

/** What can be opened above the table. */
export type Sheet = "settings" | "keys" | "legend" | "resign" | "cards";

export function TableSheet(props: {
  sheet: Sheet | null;
  game: string;
  table: string;
  info: TableInfo | null;
  position: Position;
  ui: GameUI<unknown>;
  close(): void;
}): ReactNode {
  const book = useWords();
  const { sheet, info, position, close } = props;
  if (!sheet) return null;
  if (sheet === "legend")
    return <Legend game={props.game} ui={props.ui} view={position.state} seat={position.seat} close={close} />;
  if (sheet === "cards") return info && <BoxCards info={info} close={close} />;
  if (sheet === "keys") return <KeySheet ui={props.ui} position={position} close={close} />;
  if (sheet === "resign") return <Resign table={props.table} rated={info?.rated ?? false} close={close} />;
  return (
    <Overlay title={book.say("web-settings")} close={close}>
      <div className="form">
        <SettingsForm />
        {position.seat >= 0 && <p>{book.say(info?.hints ? "web-hints-on" : "web-hints-off")}</p>}
      </div>
    </Overlay>
  );
}

/** Asked once more: it cannot be taken back. */
function Resign({ table, rated, close }: { table: string; rated: boolean; close(): void }): ReactNode {
  const book = useWords();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const resign = () => void api.resign(table).then(() => go(), setProblem);
  return (
    <Overlay title={book.say("web-resign")} close={close}>
      <p>{book.say(rated ? "web-resign-rated" : "web-resign-sure")}</p>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      <p className="row-end">
        <button type="button" className="btn" onClick={close}>
          {book.say("web-resign-no")}
        </button>
        <button type="button" className="btn primary" onClick={resign}>
          {book.say("web-resign-yes")}
        </button>
      </p>
    </Overlay>
  );
}

/** What a place with a key is called: as the board says it, else as its words do. */
export function placeName(book: Book, ui: GameUI<unknown>, position: Position, id: string): string {
  const told = ui.about?.(id, position.state, position.seat)?.name;
  if (told) return book.tell(told);
  const known = [`place-${id}`, `head-${id}`, `area-${id}`, `ui-area-${id}`].find((x) => book.has(x));
  return known ? book.say(known) : id;
}

function KeySheet(props: { ui: GameUI<unknown>; position: Position; close(): void }): ReactNode {
  const book = useWords();
  const { ui, position, close } = props;
  const places = ui.places.filter((x) => x.hotkey);
  return (
    <Overlay title={book.say("web-keys")} close={close}>
      <dl className="key-list">
        {KEY_LIST.map(([id, key]) => (
          <div key={id}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{book.say(id)}</dd>
          </div>
        ))}
        {places.map((x) => (
          <div key={x.id}>
            <dt>
              <kbd className="key">{x.hotkey?.replace("Key", "")}</kbd>
            </dt>
            <dd>{placeName(book, ui, position, x.id)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{book.say("web-single-keys-note")}</p>
    </Overlay>
  );
}
