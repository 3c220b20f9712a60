// What the reader does about a tournament: joins, sits out, leaves, gives its address away.

import { type ReactNode, useState } from "react";
import { Enter } from "../account/Enter";
import type { TournamentDetail } from "../generated/http";
import { Icon, type IconName } from "../kit/Icon";
import { useServer } from "../net/server";
import { href } from "../route";
import { CopyLink } from "../ui/CopyLink";
import { Complaint } from "../ui/forms";
import { Overlay } from "../ui/Overlay";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { type Act, acts, isFinal } from "./acts";
import { tournaments } from "./api";

const ICONS: Record<Act, IconName> = {
  join: "log-in",
  back: "hand",
  "sit-out": "pause",
  "sit-in": "play",
  leave: "log-out",
  cancel: "x",
};

const DO: Record<Act, (id: string) => Promise<TournamentDetail>> = {
  join: tournaments.join,
  back: tournaments.back,
  "sit-out": (id) => tournaments.sitOut(id, true),
  "sit-in": (id) => tournaments.sitOut(id, false),
  leave: tournaments.leave,
  cancel: tournaments.cancel,
};

const isFirst = (act: Act): boolean => act === "join" || act === "back";

/** `take`: what the tournament has become; `part`: what one comes for, or the rest of it. */
export function Acts(props: {
  of: TournamentDetail;
  take(found: TournamentDetail): void;
  part?: "first" | "rest";
}): ReactNode {
  const { of, take, part } = props;
  const shown = acts(of).filter((act) => !part || isFirst(act) === (part === "first"));
  const book = useWords();
  const { me } = useServer();
  const [asked, setAsked] = useState<Act | "enter" | null>(null);
  const attempt = useAttempt();
  const close = () => setAsked(null);
  const doIt = (act: Act) =>
    void attempt
      .make(() => DO[act](of.id))
      .then((found) => {
        if (found) take(found);
        close();
      });
  const press = (act: Act) => {
    if (!me?.id) setAsked("enter");
    else if (isFinal(act, of.status)) setAsked(act);
    else doIt(act);
  };
  const say = (act: Act) => book.say(wordOf(act, of), { n: of.round + 1 });
  return (
    <>
      {shown.map((act) => (
        <button
          key={act}
          type="button"
          className={isFirst(act) ? "btn primary" : "btn"}
          disabled={attempt.busy}
          onClick={() => press(act)}
        >
          <Icon name={ICONS[act]} />
          {say(act)}
        </button>
      ))}
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
      {asked === "enter" && (
        <Overlay title={book.say("web-tournament-enter")} close={close}>
          <Enter done={() => doIt("join")} />
        </Overlay>
      )}
      {(asked === "leave" || asked === "cancel") && (
        <Overlay title={say(asked)} close={close}>
          <p>{book.say(asked === "cancel" ? wordOfCancel(of) : "web-tournament-leave-sure")}</p>
          <p className="row-end">
            <button type="button" className="btn" onClick={close}>
              {book.say("web-tournament-stay")}
            </button>
            <button type="button" className="btn primary" disabled={attempt.busy} onClick={() => doIt(asked)}>
              {say(asked)}
            </button>
          </p>
        </Overlay>
      )}
    </>
  );
}

function wordOf(act: Act, of: TournamentDetail): string {
  if (act === "sit-out" && of.kind === "arena") return "web-tournament-act-pause";
  if (act === "sit-in" && of.kind === "arena") return "web-tournament-act-resume";
  if (act === "cancel" && of.status === "running") return "web-tournament-act-stop";
  return `web-tournament-act-${act}`;
}

const wordOfCancel = (of: TournamentDetail): string =>
  of.status === "running" ? "web-tournament-stop-sure" : "web-tournament-cancel-sure";

/** The address to give away; where the browser does not let it be copied, it is shown. */
export function Share({ id, small }: { id: string; small?: boolean }): ReactNode {
  const book = useWords();
  const [told, setTold] = useState<"" | "copied" | "shown">("");
  const link = `${location.origin}${location.pathname}${href("tournaments", id)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setTold("copied");
    } catch {
      setTold("shown");
    }
  };
  return (
    <>
      <button type="button" className={small ? "tool" : "btn"} onClick={() => void copy()}>
        <Icon name={told === "copied" ? "check" : "share-2"} />
        <span className={small ? "sr" : undefined}>
          {book.say(told === "copied" && !small ? "web-tournament-shared" : "web-tournament-share")}
        </span>
      </button>
      <span className="sr" role="status">
        {told === "copied" && book.say("web-tournament-shared")}
      </span>
      {told === "shown" && (
        <Overlay title={book.say("web-tournament-share")} close={() => setTold("")}>
          <CopyLink label={book.say("web-tournament-address")} link={link} />
        </Overlay>
      )}
    </>
  );
}
