import type { ReactNode, Ref } from "react";
import type { GameUI } from "../game-ui";
import type { GameEvent, Position } from "../generated/frames";
import { useWords } from "../words/context";
import type { Beat } from "./beats";
import { Chat } from "./Chat";
import { Players } from "./Players";
import { headingOf, type StoryHandle, StoryPanel } from "./Story";
import type { TableSession } from "./session";
import type { Snapshot } from "./snapshot";
import type { Turn } from "./story";
import { Headlines } from "./Telling";
import type { Parts } from "./useParts";
import type { Replay } from "./useReplay";

/** The first step of a part, as the story has it. */
function stepOf(turns: readonly Turn[], beat: Beat | null): GameEvent | null {
  return turns.find((x) => x.id === beat?.turn.id)?.steps[beat?.from ?? 0] ?? null;
}

/** Beside the board: who plays, what happened, what was said. */
export function Rail(props: {
  game: string;
  session: TableSession;
  now: Snapshot;
  position: Position;
  ui: GameUI<unknown>;
  names: readonly string[];
  parts: Parts;
  replay: Replay;
  story: Ref<StoryHandle>;
  /** What the selected option would do, step by step; over the story. */
  ahead: ReactNode;
  light(event: GameEvent | null): void;
}): ReactNode {
  const book = useWords();
  const { session, now, position, parts, replay } = props;
  const { turns } = now.story;
  const last = turns.findLast((x) => x.steps.length > 0);
  return (
    <aside className="rail">
      <Players
        ui={props.ui}
        position={position}
        info={now.info}
        absences={now.absences}
        names={props.names}
        acted={now.acted}
      />
      {last && (
        <button type="button" className="last-line" onClick={parts.readStory}>
          <b>{headingOf(last, book, book.names)}</b>
          <span>
            <Headlines turn={last} own={position.seat} />
          </span>
          <em>{book.say("web-n-steps", { n: last.steps.length })}</em>
        </button>
      )}
      {props.ahead}
      <div className="talk">
        <StoryPanel
          ref={props.story}
          game={props.game}
          turns={turns}
          read={now.read}
          own={position.seat}
          shown={stepOf(turns, replay.now?.beat ?? now.playing)}
          recalled={now.sent + parts.visits}
          light={props.light}
          replay={replay.begin}
        />
        <Chat
          lines={now.chat}
          table={session.id}
          mute={position.seat < 0}
          say={session.say}
          changed={() => void session.readChat()}
        />
      </div>
    </aside>
  );
}
