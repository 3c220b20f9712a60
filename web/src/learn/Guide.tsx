// How to play: a page before the rules, with pictures drawn by the board itself.

import { type ReactNode, useEffect, useState } from "react";
import "./guide.css";
import { useGameUI } from "../boards/useGameUI";
import type { GuideSection } from "../generated/frames";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { Drawn } from "../kit/Rich";
import { api } from "../net/api";
import { once } from "../net/once";
import { href } from "../route";
import { Speaks } from "../words/context";
import { BoardPicture } from "./BoardPicture";
import { type Course, useCourse } from "./course";

/** Nothing for a game without one. */
export function Guide({ game }: { game: string }): ReactNode {
  const course = useCourse(game);
  return course && course !== "none" && course.info.guide ? <Sections game={game} course={course} /> : null;
}

function Sections({ game, course }: { game: string; course: Course }): ReactNode {
  const { book } = course;
  const [sections, setSections] = useState<GuideSection[]>([]);
  const ui = useGameUI(game);
  useEffect(() => {
    let wanted = true;
    once(`guide of ${game}`, () => api.guide(game)).then(
      (x) => wanted && setSections(x),
      () => undefined, // the rules are there without it
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  if (!sections.length || !ui) return null;
  return (
    <Speaks value={book}>
      <Drawn value={ui.drawings ?? null}>
        <article className="guide" lang={book.lang} aria-labelledby="how-to-play">
          <header>
            <h2 id="how-to-play">{book.say("web-how-to-play")}</h2>
            <a className="btn primary" href={href("learn", game)}>
              <Icon name="play" /> {book.say("web-how-lessons")}
            </a>
          </header>
          {book.has("course") && <p className="lead">{book.say("course")}</p>}
          {sections.map((x) => (
            <section key={x.id} aria-labelledby={`guide-${x.id}`} className={x.position ? "" : "words-only"}>
              <div>
                <h3 id={`guide-${x.id}`}>{book.tell(x.heading)}</h3>
                {book
                  .tell(x.text)
                  .split(/\n\s*\n/)
                  .map((text, i) => (
                    <p key={i}>{text}</p>
                  ))}
                <p className="see">
                  {x.clauses.map((id) => (
                    <Clause key={id} game={game} id={id} />
                  ))}
                </p>
              </div>
              {x.position && <BoardPicture ui={ui} section={x} position={x.position} />}
            </section>
          ))}
        </article>
      </Drawn>
    </Speaks>
  );
}
