import { type ReactNode, useState } from "react";
import type { GameUI } from "../game-ui";
import type { Position } from "../generated/frames";
import type { TableInfo } from "../generated/http";
import { api } from "../net/api";
import { go } from "../route";
import { Overlay } from "../ui/Overlay";
import { SettingsForm } from "../ui/SettingsForm";
import { useWords } from "../words/context";
import { KEY_LIST } from "./keys";

/** What can be opened above the table. */
export type Sheet = "settings" | "keys";

export function TableSheet(props: {
  sheet: Sheet | null;
  table: string;
  info: TableInfo | null;
  position: Position;
  ui: GameUI<unknown>;
  close(): void;
}): ReactNode {
  const book = useWords();
  const { sheet, info, position, close } = props;
  if (!sheet) return null;
  if (sheet === "keys") return <KeySheet ui={props.ui} close={close} />;
  return (
    <Overlay title={book.say("web-settings")} close={close}>
      <div className="form">
        <SettingsForm />
        {position.seat >= 0 && <p>{book.say(info?.hints ? "web-hints-on" : "web-hints-off")}</p>}
        {position.seat >= 0 && !position.over && position.status !== "over" && (
          <Resign table={props.table} rated={info?.rated ?? false} />
        )}
      </div>
    </Overlay>
  );
}

/** Asked twice: it cannot be taken back. */
function Resign({ table, rated }: { table: string; rated: boolean }): ReactNode {
  const book = useWords();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <p className="row-end">
        <button type="button" className="btn quiet" onClick={() => setAsked(true)}>
          {book.say("web-resign")}
        </button>
      </p>
    );
  return (
    <div className="row-end" role="alert">
      <p>{book.say(rated ? "web-resign-rated" : "web-resign-sure")}</p>
      <button
        type="button"
        className="btn"
        onClick={() =>
          void api.resign(table).then(
            () => go(),
            () => undefined,
          )
        }
      >
        {book.say("web-resign-yes")}
      </button>
    </div>
  );
}

function KeySheet({ ui, close }: { ui: GameUI<unknown>; close(): void }): ReactNode {
  const book = useWords();
  const named = (id: string) => [`place-${id}`, `head-${id}`, `area-${id}`, `ui-area-${id}`].find((x) => book.has(x));
  const places = ui.places.filter((x) => x.hotkey && named(x.id));
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
            <dd>{book.say(named(x.id) ?? "")}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{book.say("web-single-keys-note")}</p>
    </Overlay>
  );
}
