import type { ReactNode } from "react";
import { NotificationForm } from "../account/NotificationForm";
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
      <NotificationForm />
    </main>
  );
}
