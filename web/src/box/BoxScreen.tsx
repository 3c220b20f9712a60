// "Your box": an owner of a game writes in what the cards say that are ours for want of theirs.

import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import "./box.css";
import { Enter } from "../account/Enter";
import { useGameUI } from "../boards/useGameUI";
import { Icon } from "../kit/Icon";
import { Drawn } from "../kit/Rich";
import { useServer } from "../net/server";
import { href } from "../route";
import { Check, Complaint } from "../ui/forms";
import { GameTitle, useGameBook } from "../ui/GameTitle";
import { useAttempt } from "../ui/useAttempt";
import { Speaks, useWords } from "../words/context";
import { boxes } from "./api";
import { Editor } from "./Editor";
import { Files } from "./Files";
import { Games } from "./Games";
import { Records } from "./Records";
import { firstOf } from "./records";
import type { BoxRecord, GameBox, GameCount } from "./types";

export default function BoxScreen(props: { game: string; kind: string; record: string }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const [games, setGames] = useState<GameCount[] | null>(null);
  const { problem, make } = useAttempt();
  const id = me?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a person.
  const count = useCallback(() => void make(boxes.all).then((x) => x && setGames(x.games)), [id]);
  useEffect(() => {
    if (id) count();
  }, [id, count]);
  if (!me) return <main className="page" />;
  if (!me.id)
    return (
      <main className="page narrow">
        <h1>{book.say("web-box")}</h1>
        <p className="lead">{book.say("web-box-lead")}</p>
        <Enter />
      </main>
    );
  const open = games?.find((x) => x.ours + x.yours > 0)?.game ?? "";
  const game = props.game || open;
  const at = props.record ? "card" : props.game ? "records" : "games";
  return (
    <main className="page box-page" data-at={at} data-record={props.record}>
      <header className="box-head">
        <div>
          <h1>
            {at !== "games" && (
              <a className="back" href={at === "card" ? href("box", props.game, props.kind) : href("box")}>
                <Icon name="chevron-left" />
                <span className="sr">{book.say("web-box-back")}</span>
              </a>
            )}
            {book.say("web-box")}
            {at !== "games" && (
              <small className="of-game">
                <GameTitle game={props.game} />
              </small>
            )}
          </h1>
          <p className="lead">{book.say("web-box-lead")}</p>
        </div>
        {game && (
          <Wishes key={game} game={game} use={games?.find((x) => x.game === game)?.use ?? false} changed={count} />
        )}
      </header>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      {games && <Games games={games} game={game} />}
      {game && <OneGame key={game} game={game} kind={props.kind} record={props.record} counted={count} />}
    </main>
  );
}

function Wishes({ game, use, changed }: { game: string; use: boolean; changed(): void }): ReactNode {
  const book = useWords();
  const { problem, make } = useAttempt();
  return (
    <div className="wishes">
      <Check
        label={book.say("web-box-use")}
        note={book.say("web-box-use-note")}
        value={use}
        set={(x) => void make(() => boxes.wish(game, { use: x })).then(changed)}
      />
      <Files game={game} changed={changed} />
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
    </div>
  );
}

function OneGame(props: { game: string; kind: string; record: string; counted(): void }): ReactNode {
  const { game } = props;
  const book = useGameBook(game);
  const ui = useGameUI(game);
  const [box, setBox] = useState<GameBox | null>(null);
  const { problem, make } = useAttempt();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a game.
  useEffect(() => {
    void make(() => boxes.of(game)).then((x) => x && setBox(x));
  }, [game]);
  const kind = useMemo(() => {
    const ours = (x: GameBox["kinds"][number]) => x.records.filter((y) => !y.yours).length;
    const kinds = [...(box?.kinds ?? [])].sort((a, b) => ours(b) - ours(a));
    return box?.kinds.find((x) => x.kind === props.kind) ?? kinds[0];
  }, [box, props.kind]);
  const changed = (name: string, records: readonly BoxRecord[], problems: GameBox["problems"]) => {
    const put = (x: BoxRecord) => records.find((y) => y.id === x.id) ?? x;
    setBox(
      (old) =>
        old && {
          ...old,
          problems,
          kinds: old.kinds.map((x) => (x.kind === name ? { ...x, records: x.records.map(put) } : x)),
        },
    );
    props.counted();
  };
  if (!box || !book || !ui || !kind) return <Complaint code={problem?.code ?? null} detail={problem?.detail} />;
  // Wide windows show a card at once; a phone lists them first.
  const record = kind.records.find((x) => x.id === props.record) ?? firstOf(kind);
  return (
    <Speaks value={book}>
      <Drawn value={ui.drawings ?? null}>
        <Records box={box} kind={kind} record={record?.id ?? ""} />
        {record && <Editor key={`${kind.kind}/${record.id}`} box={box} kind={kind} record={record} changed={changed} />}
      </Drawn>
    </Speaks>
  );
}
