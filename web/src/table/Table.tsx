import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { GameUI } from "../game-ui";
import type { GameEvent, Position } from "../generated/frames";
import { Icon } from "../kit/Icon";
import { Motion } from "../kit/motion";
import { usePrefs } from "../prefs/prefs";
import { useWords } from "../words/context";
import { Announcer } from "./Announcer";
import { Beside } from "./Beside";
import { BoardSlots } from "./BoardSlots";
import { lookedAt } from "./beats";
import type { ChipsHandle } from "./Chips";
import { Finish } from "./Finish";
import { hoverHandlers } from "./hover";
import { NameCards, type NameCardsHandle } from "./NameCards";
import { touches } from "./news";
import { Ahead } from "./Outcome";
import { PromptSlot } from "./PromptSlot";
import { Rail } from "./Rail";
import type { StoryHandle } from "./Story";
import type { TableSession } from "./session";
import { useShared } from "./share";
import type { Snapshot } from "./snapshot";
import { TableHeader } from "./TableHeader";
import { type Sheet, TableSheet } from "./TableSheet";
import { TableTabs } from "./TableTabs";
import { Travel, travelTime } from "./Travel";
import { useAbsence } from "./useAbsence";
import { useLine } from "./useLine";
import { useOptionIndex } from "./useOptionIndex";
import { useParts } from "./useParts";
import { useReplay } from "./useReplay";
import { useSounds } from "./useSounds";
import { useFramed, useInSight, useLively, useTitle, useUnread } from "./useTable";
import { useTableKeys } from "./useTableKeys";

export interface TableProps {
  session: TableSession;
  now: Snapshot;
  position: Position;
  ui: GameUI<unknown>;
}

const NO_STEPS: GameEvent[] = [];
const NO_NEWS: ReturnType<typeof touches> = new Map();
const COUNTING = 300; // ms until a number has counted to its new value

/** A running or finished table. `names`: as panels have them; in sentences the reader is "you". */
export function Table({ session, now, position, ui, names }: TableProps & { names: string[] }): ReactNode {
  const book = useWords();
  const { ask, seat } = position;
  const { turns } = now.story;
  const game = now.info?.game ?? "";
  const page = useRef<HTMLDivElement>(null);
  const cards = useRef<NameCardsHandle>(null);
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
  const replay = useReplay(session);
  const away = useAbsence(now);
  // Shown again, the board is as it was, with nothing to decide.
  const drawn = useShared(replay.now?.position ?? position);
  const { index, asked, setAsked } = useOptionIndex(session, now, drawn, ui);
  const others = turns.filter((x) => x.seat >= 0 && x.seat !== seat).length;
  const line = useLine(board, dock, ask ? `${others} ${book.lang}` : null);
  const parts = useParts(board, dock, ask?.token, Boolean(position.over));
  const unread = useUnread(now.chat.length, parts.part === "chat");
  useTitle(book, Boolean(ask));
  useInSight(board, dock, now.selected, now.preview);
  useFramed(board, dock, `${ask?.token} ${now.path.length} ${parts.part}`);
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
    tellOf: (element) => cards.current?.tellOf(element),
    escape: () => {
      setAsked("");
      parts.closeDrawer();
      fold();
      replay.end();
      session.escape();
    },
    legend: () => setSheet("legend"),
    help: () => setSheet("keys"),
  });

  const beat = replay.now ? replay.now.beat : now.playing;
  const lit = useShared((hovered ? [hovered] : beat ? lookedAt(beat).steps : NO_STEPS).flatMap(ui.placesOfEvent));
  useSounds(beat, seat, ask?.token ?? -1, position.over);
  usePrefs(); // what moves, and how fast, may change
  const counting = travelTime() ? COUNTING : 0;
  const jump = now.jumps + replay.jumps;
  const motion = useMemo(() => ({ jump, ms: counting }), [jump, counting]);
  const touchedBy = useMemo(() => touches(turns, now.read, seat, ui.placesOfEvent), [turns, now.read, seat, ui]);
  const news = turns.filter((x) => x.id > now.read && x.steps.length && x.seat !== seat).length;
  const preview = now.selected === null ? null : now.preview;
  const { state } = drawn;
  const sitting = useMemo(() => [...book.names], [book]);
  const picture = useMemo(
    () => ({ view: state, seat, options: index, lit, names: sitting, preview }),
    [state, seat, index, lit, sitting, preview],
  );
  const scores = position.over ? position.scores : null;
  const scored = Boolean(scores) && ended;
  return (
    <Motion value={motion}>
      <div
        ref={page}
        lang={book.lang}
        className={lively && !counting ? "table-page lively" : "table-page"}
        data-tab={parts.part}
        data-drawer={parts.drawer}
        {...hoverHandlers(session.draft.hover)}
      >
        <TableHeader
          game={game}
          info={now.info}
          clause={ask?.clause ?? ""}
          turns={turns}
          online={now.online}
          playing={seat >= 0 && position.status !== "over" && !position.over}
          open={setSheet}
        />
        <main className="table-main">
          <PromptSlot
            {...{ game, session, now, position, index, names, chips, asked, replay, away, scored, unfolded }}
            unfold={setUnfolded}
            tell={() => cards.current?.tellOfSelected()}
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
            <Travel shown={drawn} jump={jump} slots={[board, dock]}>
              <BoardSlots
                ui={ui}
                drawn={picture}
                news={replay.now ? NO_NEWS : touchedBy}
                board={board}
                dock={dock}
                line={line}
                still={position.status === "over" && !position.over}
                skip={now.playing && !replay.now ? session.skip : undefined}
              />
            </Travel>
          )}
          <Rail
            {...{ game, session, now, ui, names, parts, replay, story }}
            position={drawn}
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
        <NameCards ref={cards} root={page} game={game} ui={ui} position={drawn} index={index} />
        {beat && lit.length > 0 && !scored && <Beside beat={beat} lit={lit} own={seat} />}
        <TableSheet
          {...{ sheet, game, position, ui }}
          table={session.id}
          info={now.info}
          close={() => setSheet(null)}
        />
      </div>
    </Motion>
  );
}
