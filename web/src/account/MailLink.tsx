import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../net/api";
import { useServer } from "../net/server";
import { go } from "../route";
import { Complaint, Text } from "../ui/forms";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";

/** The link from a letter. It is used when the person says so: programs open links, too. */
export default function MailLink({ token }: { token: string }): ReactNode {
  const book = useWords();
  const { me, welcome } = useServer();
  const [name, setName] = useState("");
  const [asked, setAsked] = useState(false);
  const attempt = useAttempt();
  const problem = attempt.problem?.code ?? null;
  if (problem === "name-needed" && !asked) setAsked(true);
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void attempt
      .make(() => api.enterByMail(token, name.trim()))
      .then((found) => {
        if (!found) return;
        welcome(found);
        go(...(me?.id ? ["sign-in"] : []));
      });
  };
  if (!me) return <main className="page narrow" />;
  return (
    <main className="page narrow">
      <h1>{book.say("web-mail")}</h1>
      <form className="panel form" onSubmit={submit}>
        <p>{book.say(asked ? "web-mail-new" : "web-mail-open")}</p>
        {me.id && !asked && <p className="note">{book.say("web-mail-as", { name: me.name })}</p>}
        {asked && (
          <Text label={book.say("web-your-name")} value={name} set={setName} complete="nickname" longest={32} />
        )}
        {problem !== "name-needed" && <Complaint code={problem} detail={attempt.problem?.detail} />}
        <p className="row-end">
          <button className="btn primary" disabled={attempt.busy || (asked && !name.trim())}>
            {book.say("web-enter-sign-in")}
          </button>
        </p>
      </form>
    </main>
  );
}
