import { type ReactNode, useState } from "react";
import { api } from "../net/api";
import { Complaint } from "../ui/forms";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";

/** From a letter: no more of them. One press, as programs open links, too. */
export default function Stop({ token }: { token: string }): ReactNode {
  const book = useWords();
  const [done, setDone] = useState(false);
  const { busy, problem, make } = useAttempt();
  const stop = () => void make(() => api.stopLetters(token).then(() => true)).then((x) => x && setDone(true));
  return (
    <main className="page narrow">
      <h1>{book.say("web-stop")}</h1>
      <section className="panel">
        <p role="status">{book.say(done ? "web-stop-done" : "web-stop-more")}</p>
        <Complaint code={problem?.code ?? null} detail={problem?.detail} />
        {!done && (
          <p className="row-end">
            <button type="button" className="btn primary" disabled={busy} onClick={stop}>
              {book.say("web-stop-now")}
            </button>
          </p>
        )}
      </section>
    </main>
  );
}
