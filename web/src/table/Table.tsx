import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { GameUI } from "../game-ui";
import type { GameEvent, Position } from "../generated/frames";
import { Icon } from "../kit/Icon";
import { useWords } from "../words/context";
import { Announcer } from "./Announcer";
import { BoardSlots } from "./BoardSlots";
import type { ChipsHandle } from "./Chips";
import { Finish } from "./Finish";
import { hoverHandlers } from "./hover";
import { touches } from "./news";
import { Ahead } from "./Outcome";
import { PromptSlot } from "./PromptSlot";
import { Rail } from "./Rail";
import type { StoryHandle } from "./Story";
import type { Snapshot, TableSession } from "./session";
import { TableHeader } from "./TableHeader";
import { type Sheet, TableSheet } from "./TableSheet";
import { TableTabs } from "./TableTabs";
import { useAbsence } from "./useAbsence";
import { useLine } from "./useLine";
import { useOptionIndex } from "./useOptionIndex";
import { useParts } from "./useParts";
import { usePeeks } from "./usePeeks";
import { useReplay } from "./useReplay";
import { useInSight, useLively, useTitle, useUnread } from "./useTable";
import { useTableKeys } from "./useTableKeys";

export interface TableProps {
  session: TableSession;
  now: Snapshot;
  position: Position;
  ui: GameUI<unknown>;
}

/** A running or finished table. `names`: as panels have them; in sentences the reader is "you". */
export function Table({ session, now, position, ui, names }: TableProps & { names: string[] }): ReactNode {
  const book = useWords();
  const { ask, seat, state } = position;
  const { turns } = now.story;
  const game = now.info?.game ?? "";
  const board = useRef<HTMLElement>(null);
  const dock = useRef<HTMLElement>(null);
  const chips = useRef<ChipsHandle>(null);
  const story = useRef<StoryHandle>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [hovered, setHovered] = useState<GameEvent | null>(null);
  const [ended, setEnded] = useState(true);
  const [unfolded, setUnfolded] = useState(false);
  const fold = useCallback(() => setUnfolded(false), []);
  const lively = useLively();
  const replay = useReplay();
  const away = useAbsence(now);
  const { index, asked, setAsked } = useOptionIndex(session, now, position, ui);
  // Measuring takes time: once a decision of the reader, not with every step of others.
  const line = useLine(board, dock, `${ask?.token} ${book.lang} ${now.refusals.length}`);
  const parts = useParts(board, dock, ask?.token, Boolean(position.over));
  const unread = useUnread(now.chat.length, parts.part === "chat");
  const peeks = usePeeks(game, ui, position, index);
  useTitle(book, Boolean(ask));
  useInSight(board, dock, now.selected, now.preview);
  useTableKeys({
    session,
    ui,
    index,
    parts,
    board,
    dock,
    chips,
    story,
    explain: setAsked,
    tellOf: peeks.tellOf,
    escape: () => {
      setAsked("");
      parts.closeDrawer();
      fold();
      replay.end();
      session.select(null);
    },
    help: () => setSheet("keys"),
  });

  const shown = replay.now?.event ?? hovered;
  const lit = useMemo(() => (shown ? ui.placesOfEvent(shown) : []), [shown, ui]);
  const touchedBy = useMemo(() => touches(turns, now.read, seat, ui.placesOfEvent), [turns, now.read, seat, ui]);
  const news = turns.filter((x) => x.id > now.read && x.steps.length && x.seat !== seat).length;
  const scores = position.over ? position.scores : null;
  const scored = Boolean(scores) && ended;
  return (
    <div
      lang={book.lang}
      className={lively ? "table-page lively" : "table-page"}
      data-tab={parts.part}
      data-drawer={parts.drawer}
      {...peeks.handlers}
      {...hoverHandlers(session.hover)}
    >
      <TableHeader game={game} clause={ask?.clause ?? ""} turns={turns} online={now.online} open={setSheet} />
      <main className="table-main">
        <PromptSlot
          {...{ game, session, now, position, index, names, chips, asked, replay, away, scored, unfolded }}
          unfold={setUnfolded}
          tell={peeks.tellOfSelected}
        />
        {scores && (
          <Finish
            game={game}
            info={now.info}
            scores={scores}
            names={names}
            shown={ended}
            toggle={() => setEnded(!ended)}
          />
        )}
        {!scored && (
          <BoardSlots
            ui={ui}
            drawn={{ view: state, seat, options: index, lit, names: [...book.names], preview: now.preview }}
            news={touchedBy}
            board={board}
            dock={dock}
            line={line}
            still={position.status === "over" && !position.over}
          />
        )}
        <Rail
          {...{ game, session, now, position, ui, names, parts, replay, story }}
          light={setHovered}
          ahead={unfolded && !replay.now && <Ahead {...{ game, session, now, index, seat }} close={fold} />}
        />
        <button type="button" className="drawer-tab" aria-expanded={parts.drawer} onClick={parts.toggleDrawer}>
          {news > 0 && <b className="badge">{news}</b>}
          <Icon name="scroll-text" />
          <span>{book.say("web-story")}</span>
        </button>
      </main>
      <TableTabs parts={parts} dock={Boolean(ui.Dock)} count={{ story: news, chat: unread }} />
      <Announcer turns={turns} retold={now.retold} />
      {peeks.shown}
      <TableSheet {...{ sheet, position, ui }} table={session.id} info={now.info} close={() => setSheet(null)} />
    </div>
  );
}
