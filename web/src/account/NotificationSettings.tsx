// How one is told of one's tables while one is elsewhere; quiet hours, calendar, being away.

import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import "./account.css";
import type { HowTold, NewWishes } from "../generated/http";
import { Icon } from "../kit/Icon";
import { api } from "../net/api";
import { isSubscribed, PUSH, subscribe, unsubscribe } from "../net/push";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { CopyLink } from "../ui/CopyLink";
import { dayEnd, dayStart, isoDay, minuteOf, timeOf } from "../ui/days";
import { Check, Complaint, Text } from "../ui/forms";
import { useInstall } from "../ui/install";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";

interface Part {
  settings: HowTold;
  changed(settings: HowTold): void;
}

export function NotificationSettings(): ReactNode {
  const { me, offered } = useServer();
  const [settings, setSettings] = useState<HowTold | null>(null);
  useEffect(() => {
    if (me?.id) api.notifications().then(setSettings, () => undefined);
  }, [me]);
  if (!me?.id || !settings) return null;
  const part = { settings, changed: setSettings };
  return (
    <>
      {(settings.push || offered.mail) && (
        <>
          <Means {...part} />
          <Quiet key={`${settings.quiet_from} ${settings.quiet_to}`} {...part} />
        </>
      )}
      <Away {...part} />
      <Calendar {...part} />
    </>
  );
}

function useWish({ settings, changed }: Part): [ReturnType<typeof useAttempt>, (change: Partial<NewWishes>) => void] {
  const { lang } = usePrefs();
  const attempt = useAttempt();
  const { mail, zone, quiet_from, quiet_to } = settings;
  const wish = (change: Partial<NewWishes>) =>
    void attempt
      .make(() => api.wish({ mail, zone, quiet_from, quiet_to, lang, ...change }))
      .then((now) => now && changed(now));
  return [attempt, wish];
}

function Means(props: Part): ReactNode {
  const book = useWords();
  const { settings, changed } = props;
  const { lang } = usePrefs();
  const { offered } = useServer();
  const [here, setHere] = useState<boolean | null>(null);
  const push = useAttempt();
  const [mail, wish] = useWish(props);
  const install = useInstall();
  useEffect(() => {
    void isSubscribed(settings).then(setHere);
  }, [settings]);
  const turn = (on: boolean) =>
    void push.make(() => (on ? subscribe(settings.push, lang) : unsubscribe())).then((now) => now && changed(now));
  return (
    <section className="panel form">
      <div>
        <h2>{book.say("web-told")}</h2>
        <p className="quiet">{book.say("web-told-more")}</p>
      </div>
      {settings.push && PUSH && here !== null && (
        <div className="told-by">
          <Icon name="bell" />
          <p>{book.say(here ? "web-push-on" : "web-push-off")}</p>
          <button
            type="button"
            className={here ? "btn" : "btn primary"}
            disabled={push.busy}
            onClick={() => turn(!here)}
          >
            {book.say(here ? "web-push-stop" : "web-push-start")}
          </button>
        </div>
      )}
      {settings.push && !PUSH && <p className="note">{book.say("web-push-cannot")}</p>}
      <Complaint code={push.problem?.code ?? null} detail={push.problem?.detail} />
      {offered.mail &&
        (settings.address ? (
          <Check
            label={book.say("web-told-mail")}
            note={
              <>
                {book.say("web-told-mail-to")} <span lang="">{settings.address}</span>
              </>
            }
            value={settings.mail}
            set={(x) => wish({ mail: x })}
          />
        ) : (
          <p className="note">{book.say("web-told-no-mail")}</p>
        ))}
      <Complaint code={mail.problem?.code ?? null} detail={mail.problem?.detail} />
      {install.how === "ask" && (
        <div className="told-by">
          <Icon name="download" />
          <p>{book.say("web-install")}</p>
          <button type="button" className="btn" onClick={install.ask}>
            {book.say("web-install-now")}
          </button>
        </div>
      )}
    </section>
  );
}

/** The hours are those of the device they were set on. */
function Quiet(props: Part): ReactNode {
  const book = useWords();
  const { settings } = props;
  const set = settings.quiet_from !== settings.quiet_to;
  const [from, setFrom] = useState(set ? timeOf(settings.quiet_from) : "22:00");
  const [to, setTo] = useState(set ? timeOf(settings.quiet_to) : "08:00");
  const [{ busy, problem }, wish] = useWish(props);
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [start, end] = [minuteOf(from), minuteOf(to)];
  const same = set && start === settings.quiet_from && end === settings.quiet_to && settings.zone === here;
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (start !== null && end !== null) wish({ quiet_from: start, quiet_to: end, zone: here });
  };
  return (
    <form className="panel form" onSubmit={submit}>
      <div>
        <h2>{book.say("web-quiet")}</h2>
        <p className="quiet">{book.say("web-quiet-more")}</p>
      </div>
      <div className="side-by-side">
        <Text label={book.say("web-from")} type="time" value={from} set={setFrom} />
        <Text label={book.say("web-to")} type="time" value={to} set={setTo} />
      </div>
      <p className="note">{book.say("web-zone", { zone: zoneName(book.lang, set ? settings.zone : here) })}</p>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      <p className="row-end">
        {set && (
          <button type="button" className="btn" disabled={busy} onClick={() => wish({ quiet_from: 0, quiet_to: 0 })}>
            {book.say("web-quiet-none")}
          </button>
        )}
        <button className="btn" disabled={busy || same || start === null || end === null || start === end}>
          {book.say("web-quiet-keep")}
        </button>
      </p>
    </form>
  );
}

function zoneName(lang: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: "long" }).formatToParts();
  return parts.find((x) => x.type === "timeZoneName")?.value ?? timeZone;
}

function Away({ settings, changed }: Part): ReactNode {
  const book = useWords();
  const [from, setFrom] = useState(isoDay(Date.now()));
  const [to, setTo] = useState("");
  const { busy, problem, make } = useAttempt();
  const day = (at: number) => new Intl.DateTimeFormat(book.lang, { day: "numeric", month: "long" }).format(at * 1000);
  const [start, until] = [dayStart(from), dayEnd(to)];
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (start !== null && until !== null) void make(() => api.goAway(start, until)).then((now) => now && changed(now));
  };
  return (
    <form className="panel form" onSubmit={submit}>
      <div>
        <h2>{book.say("web-gone-away")}</h2>
        <p className="quiet">{book.say("web-gone-away-more")}</p>
      </div>
      {settings.away_until > 0 ? (
        // The last day is the one before the midnight it ends with.
        <p>{book.say("web-gone-away-set", { from: day(settings.away_start), to: day(settings.away_until - 1) })}</p>
      ) : (
        <div className="side-by-side">
          <Text label={book.say("web-first-day")} type="date" value={from} set={setFrom} />
          <Text label={book.say("web-last-day")} type="date" value={to} set={setTo} />
        </div>
      )}
      <p className="note">{book.say("web-gone-away-left", { n: Math.floor(settings.away_days) })}</p>
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      <p className="row-end">
        {settings.away_until > 0 ? (
          <button
            type="button"
            className="btn"
            disabled={busy}
            onClick={() => void make(() => api.comeBack()).then((now) => now && changed(now))}
          >
            {book.say("web-gone-away-back")}
          </button>
        ) : (
          <button className="btn" disabled={busy || start === null || until === null || until <= start}>
            {book.say("web-gone-away-go")}
          </button>
        )}
      </p>
    </form>
  );
}

function Calendar({ settings, changed }: Part): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const [link, setLink] = useState("");
  const { busy, problem, make } = useAttempt();
  const renew = () =>
    void make(() => api.newCalendar(lang)).then((made) => {
      if (!made) return;
      setLink(made.url);
      changed({ ...settings, calendar: true });
    });
  const end = () =>
    void make(() => api.endCalendar()).then((now) => {
      if (!now) return;
      setLink("");
      changed(now);
    });
  return (
    <section className="panel form">
      <div>
        <h2>{book.say("web-calendar")}</h2>
        <p className="quiet">{book.say("web-calendar-more")}</p>
      </div>
      {link ? (
        <>
          <CopyLink label={book.say("web-calendar-link")} link={link} />
          <p className="note">{book.say("web-calendar-once")}</p>
        </>
      ) : (
        settings.calendar && <p className="note">{book.say("web-calendar-there")}</p>
      )}
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      <p className="row-end">
        {settings.calendar && (
          <button type="button" className="btn quiet" disabled={busy} onClick={end}>
            {book.say("web-calendar-end")}
          </button>
        )}
        <button type="button" className="btn" disabled={busy} onClick={renew}>
          <Icon name="calendar" />
          {book.say(settings.calendar ? "web-calendar-renew" : "web-calendar-make")}
        </button>
      </p>
    </section>
  );
}
