import { memo, type ReactNode, type Ref } from "react";
import type { BoardProps, GameUI } from "../game-ui";
import { NewsByPlace } from "../kit/NewsMarks";
import { usePrefs } from "../prefs/prefs";
import { useWords } from "../words/context";
import { AllPlaces } from "./AllPlaces";
import type { touches } from "./news";
import type { Index } from "./options";

/** The board and the reader's own area, as the game draws them: only if what they draw has changed. */
export const BoardSlots = memo(function BoardSlots(props: {
  ui: GameUI<unknown>;
  drawn: BoardProps<unknown> & { options: Index };
  /** What others have changed since the reader last decided something. */
  news: ReturnType<typeof touches>;
  board: Ref<HTMLElement>;
  dock: Ref<HTMLElement>;
  /** The own area is one line. */
  line: boolean;
  /** Nothing in the board may take the focus, and yet it scrolls. */
  still: boolean;
  /** While a turn of others is shown: a click goes on. */
  skip: (() => void) | undefined;
}): ReactNode {
  const book = useWords();
  const prefs = usePrefs();
  const { ui, drawn } = props;
  return (
    <NewsByPlace value={props.news}>
      <section
        ref={props.board}
        className="board-slot"
        onClick={props.skip}
        aria-label={book.say("web-board")}
        tabIndex={props.still ? 0 : undefined}
      >
        {prefs.listed && ui.about ? (
          <AllPlaces ui={ui} view={drawn.view} seat={drawn.seat} index={drawn.options} />
        ) : (
          <ui.Board {...drawn} />
        )}
      </section>
      {ui.Dock && drawn.seat >= 0 && (
        <section
          ref={props.dock}
          className={props.line ? "dock-slot line" : "dock-slot"}
          aria-label={book.say("web-dock")}
        >
          <ui.Dock {...drawn} />
        </section>
      )}
    </NewsByPlace>
  );
});
