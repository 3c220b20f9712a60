import type { ReactNode, Ref } from "react";
import type { Position } from "../generated/frames";
import { usePrefs } from "../prefs/prefs";
import { Absent } from "./Absent";
import type { ChipsHandle } from "./Chips";
import { EndedEarly } from "./EndedEarly";
import { Handover } from "./Handover";
import { HintPanel } from "./Hint";
import type { Index } from "./options";
import { Prompt } from "./Prompt";
import type { TableSession } from "./session";
import type { Snapshot } from "./snapshot";
import { HeldBar, PlayingBar, ReplayBar } from "./Told";
import type { Absence } from "./useAbsence";
import type { Replay } from "./useReplay";

/** Above the board: what to do now, or why there is nothing to do. */
export function PromptSlot(props: {
  game: string;
  session: TableSession;
  now: Snapshot;
  position: Position;
  index: Index;
  names: string[];
  chips: Ref<ChipsHandle>;
  asked: string;
  replay: Replay;
  away: Absence;
  /** The score sheet is shown. */
  scored: boolean;
  unfolded: boolean;
  unfold(open: boolean): void;
  tell(): void;
}): ReactNode {
  const prefs = usePrefs();
  const { session, now, position, index, replay, away, names } = props;
  const bar = replay.now ? (
    <ReplayBar own={position.seat} replay={replay} />
  ) : now.held ? (
    <HeldBar held={now.held} session={session} />
  ) : (
    now.playing && <PlayingBar own={position.seat} beat={now.playing} session={session} />
  );
  const early = position.status === "over" && !position.over;
  const recap = away.turns.length > 0 && (
    <Handover
      turns={away.turns}
      own={position.seat}
      play={() => {
        replay.begin(away.turns);
        away.end();
      }}
      skip={away.end}
    />
  );
  return (
    <div className="prompt-slot">
      {!position.over && <Absent session={session} absences={now.absences} own={position.seat} names={names} />}
      {bar}
      {early && now.info && <EndedEarly info={now.info} names={names} />}
      {!bar && !early && !props.scored && (
        <Prompt
          game={props.game}
          session={session}
          now={now}
          index={index}
          keys={prefs.keys}
          chips={props.chips}
          asked={props.asked}
          recap={recap}
          unfolded={props.unfolded}
          unfold={props.unfold}
          tell={props.tell}
        />
      )}
      {now.hint && position.ask && !replay.now && (
        <HintPanel
          hint={now.hint === "asked" ? null : now.hint}
          index={index}
          alone={names.length === 1}
          close={session.hint}
        />
      )}
    </div>
  );
}
