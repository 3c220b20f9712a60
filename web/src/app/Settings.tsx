import type { ReactNode } from "react";
import { NotificationForm } from "../account/NotificationForm";
import { href } from "../route";
import { SettingsForm } from "../ui/SettingsForm";
import { useWords } from "../words/context";

export default function Settings(): ReactNode {
  const book = useWords();
  return (
    <main className="page narrow">
      <h1>{book.say("web-settings")}</h1>
      <div className="panel form">
        <SettingsForm />
      </div>
      <section className="panel">
        <h2>{book.say("web-box")}</h2>
        <p>
          {book.say("web-box-way-more")} <a href={href("box")}>{book.say("web-box-open")}</a>
        </p>
      </section>
      <NotificationForm />
    </main>
  );
}
