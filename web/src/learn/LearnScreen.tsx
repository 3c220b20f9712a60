import { type ReactNode, useState } from "react";
import "./learn.css";
import { Poster } from "../boards/Poster";
import type { GameInfo, LessonInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { api, OFFLINE, Refusal } from "../net/api";
import { useServer } from "../net/server";
import { nextOf, type Progress, useProgress } from "../prefs/lessons";
import { setPrefs } from "../prefs/prefs";
import { go, href } from "../route";
import { Complaint } from "../ui/forms";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { type Course, useCourse } from "./course";

const MINUTES = 1.2; // a lesson, about

/** All courses, or that of one game. */
export default function LearnScreen({ game }: { game: string }): ReactNode {
  const { games } = useServer();
  const one = games.find((x) => x.name === game);
  return one ? <CoursePage key={game} game={one} /> : <Courses games={games} />;
}

function Courses({ games }: { games: readonly GameInfo[] }): ReactNode {
  const book = useWords();
  const taught = games.filter((x) => x.lessons > 0);
  return (
    <main className="page learn">
      <h1>{book.say("web-learn")}</h1>
      <p className="lead">{book.say("web-learn-more")}</p>
      <div className="course-cards">
        {taught.map((x) => (
          <CourseCard key={x.name} game={x} />
        ))}
      </div>
    </main>
  );
}

function CourseCard({ game }: { game: GameInfo }): ReactNode {
  const book = useWords();
  const course = useCourse(game.name);
  const progress = useProgress(game.name);
  if (!course || course === "none") return null;
  const { info } = course;
  const title = course.book.say("title");
  const next = nextOf(info.lessons, progress);
  const done = info.lessons.filter((x) => progress.done.includes(x.id)).length;
  return (
    <article className="course-card">
      <Poster game={game} />
      <div className="about">
        <h2>
          <a href={href("learn", game.name)}>{title}</a>
        </h2>
        {course.book.has("course") && <p>{course.book.say("course")}</p>}
        <p className="acts">
          <a className="btn primary" href={href("learn", game.name, next)}>
            {book.say(done || progress.left ? "web-learn-go-on" : "web-learn-begin")}
            <span className="sr"> {title}</span>
          </a>
          <span className="note">{book.say("web-learn-done", { n: done, of: info.lessons.length })}</span>
        </p>
      </div>
    </article>
  );
}

function CoursePage({ game }: { game: GameInfo }): ReactNode {
  const shell = useWords();
  const course = useCourse(game.name);
  if (!course) return <main className="page learn" />;
  if (course === "none")
    return (
      <main className="page narrow">
        <h1>{shell.say("web-learn-none")}</h1>
        <p>
          <a href={href("rules", game.name)}>{shell.say("web-rules")}</a>
        </p>
      </main>
    );
  return <OneCourse game={game} course={course} />;
}

function OneCourse({ game, course }: { game: GameInfo; course: Course }): ReactNode {
  const { book, info } = course;
  const progress = useProgress(game.name);
  const next = nextOf(info.lessons, progress);
  const open = info.lessons.filter((x) => !progress.done.includes(x.id)).length;
  const done = info.lessons.length - open;
  return (
    <main className="page learn" lang={book.lang}>
      <header className="learn-head">
        <Poster game={game} />
        <div>
          <h1>{book.say("web-learn-game", { game: book.say("title") })}</h1>
          {book.has("course") && <p className="lead">{book.say("course")}</p>}
        </div>
        <div className="go">
          <p>
            <b>{book.say("web-learn-done", { n: done, of: info.lessons.length })}</b>
            {open > 0 && <small>{book.say("web-learn-minutes", { n: Math.ceil(open * MINUTES) })}</small>}
          </p>
          <a className="btn primary" href={open ? href("learn", game.name, next) : href("new", game.name)}>
            {open
              ? book.say(done || progress.left ? "web-learn-go-on" : "web-learn-begin")
              : book.say("web-lesson-play")}
            <Icon name="arrow-right" />
          </a>
        </div>
      </header>
      <section className="lessons" aria-labelledby="lessons">
        <h2 id="lessons">
          {book.say("web-lessons")} <small>{book.say("web-lessons-more")}</small>
        </h2>
        <ol>
          {info.lessons.map((x, i) => (
            <LessonRow
              key={x.id}
              {...{ game: game.name, lesson: x, n: i + 1, progress, course }}
              here={x.id === next}
            />
          ))}
        </ol>
      </section>
      <section className="other-ways">
        <h2>{book.say("web-learn-ways")}</h2>
        {info.guide && (
          <a href={href("rules", game.name)}>
            <Icon name="book-open" />
            <span>
              <b>{book.say("web-how-to-play")}</b>
              {book.say("web-how-to-play-more")}
            </span>
          </a>
        )}
        <FirstGame game={game} book={book} />
        {book.has("title.own") && <p className="note">{book.say("title.own")}</p>}
      </section>
    </main>
  );
}

/** A table against an easy opponent, with hints, a coach and a sentence for whatever is new. */
function FirstGame({ game, book }: { game: GameInfo; book: Book }): ReactNode {
  const { me, welcome } = useServer();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const seats = game.players.includes(2) ? 2 : Math.min(...game.players);
  const begin = async () => {
    setPrefs({ coach: true });
    if (!me?.id) welcome(await api.guest(book.say("web-guest-name"))); // nobody needs a name to try
    const bots = Array<string>(seats - 1).fill("easy");
    const table = await api.create({ game: game.name, seats, bots, coached: true });
    await api.start(table.id);
    go("table", table.id);
  };
  const press = () => {
    void begin().catch((x: unknown) => setProblem(x instanceof Refusal ? x : new Refusal(OFFLINE, "")));
  };
  return (
    <>
      <button type="button" className="way" onClick={press}>
        <Icon name="play" />
        <span>
          <b>{book.say("web-learn-first")}</b>
          {book.say("web-learn-first-more")}
        </span>
      </button>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
    </>
  );
}

function LessonRow(props: {
  game: string;
  lesson: LessonInfo;
  n: number;
  progress: Progress;
  course: Course;
  here: boolean;
}): ReactNode {
  const { lesson, n, progress, here } = props;
  const { book, info } = props.course;
  const done = progress.done.includes(lesson.id);
  const left = progress.left?.lesson === lesson.id ? progress.left : null;
  return (
    <li>
      <a
        className={`lesson-row${done ? " done" : ""}${here && !done ? " here" : ""}`}
        href={href("learn", props.game, lesson.id)}
      >
        <span className="n" aria-hidden="true">
          {done ? <Icon name="check" /> : n}
        </span>
        <span className="what">
          <b>{book.say(`lesson-${lesson.id}`)}</b>
          <span>{book.say(`lesson-${lesson.id}.goal`)}</span>
          {done && <span className="sr">{book.say("web-lesson-taken")}</span>}
        </span>
        <span className="note">
          {left
            ? book.say("shell-step", { n: left.at + 1, of: lesson.steps })
            : info.short.includes(lesson.id) && book.say("web-lesson-short")}
        </span>
      </a>
    </li>
  );
}
