import { lazy, type ReactNode, useEffect } from "react";
import { useServer } from "../net/server";
import { go } from "../route";
import { Complaint } from "../ui/forms";
import { useWords } from "../words/context";
import { Enter } from "./Enter";
import { comeBack } from "./elsewhere";

const Account = lazy(() => import("./Account"));

/** `problem`: why another site's answer was refused. */
export function SignIn({ problem }: { problem: string }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  useEffect(() => {
    if (me?.id && !me.guest && !problem) comeBack();
  }, [me, problem]);
  if (!me) return <main className="page narrow" />;
  return (
    <main className="page narrow">
      <h1>{book.say(me.id ? "web-account" : "web-sign-in")}</h1>
      <Complaint code={problem || null} />
      {me.id ? <Account /> : <Enter done={() => go()} />}
    </main>
  );
}
