import type { ReactNode } from "react";
import { LANGUAGES } from "../generated/http";
import { forgetFirstTimes } from "../prefs/first-times";
import { PACES, setPrefs, usePrefs } from "../prefs/prefs";
import { useWords } from "../words/context";
import { Check, Pick } from "./forms";

const THEMES = ["auto", "light", "dark"] as const;
const MOTIONS = ["auto", "full", "none"] as const;
const VOLUMES = [0, 0.2, 0.4, 0.8];

/** What a reader chooses for this browser. */
export function SettingsForm(): ReactNode {
  const book = useWords();
  const prefs = usePrefs();
  return (
    <>
      <Pick
        label={book.say("web-language")}
        values={LANGUAGES}
        value={prefs.lang}
        say={(lang) => <span lang={lang}>{book.say(`web-lang-${lang}`)}</span>}
        pick={(lang) => setPrefs({ lang })}
      />
      <Pick
        label={book.say("web-theme")}
        values={THEMES}
        value={prefs.theme}
        say={(x) => book.say(`web-theme-${x}`)}
        pick={(theme) => setPrefs({ theme })}
      />
      <Pick
        label={book.say("web-motion")}
        values={MOTIONS}
        value={prefs.motion}
        say={(x) => book.say(`web-motion-${x}`)}
        pick={(motion) => setPrefs({ motion })}
      />
      <Pick
        label={book.say("web-pace")}
        values={PACES}
        value={prefs.pace}
        say={(x) => book.say(`web-pace-${x}`)}
        pick={(pace) => setPrefs({ pace })}
      />
      <Pick
        label={book.say("web-sound")}
        values={VOLUMES}
        value={prefs.volume}
        say={(x) => (x ? book.say("web-sound-part", { n: Math.round(x * 100) }) : book.say("web-sound-none"))}
        pick={(volume) => setPrefs({ volume })}
      />
      <Check
        label={book.say("web-single-keys")}
        note={book.say("web-single-keys-note")}
        value={prefs.keys}
        set={(keys) => setPrefs({ keys })}
      />
      <Check
        label={book.say("web-all-places")}
        note={book.say("web-all-places-note")}
        value={prefs.listed}
        set={(listed) => setPrefs({ listed })}
      />
      <Check
        label={book.say("web-coach")}
        note={book.say("web-coach-note")}
        value={prefs.coach}
        set={(coach) => {
          if (coach) forgetFirstTimes();
          setPrefs({ coach });
        }}
      />
      <Check
        label={book.say("web-large")}
        note={book.say("web-large-note")}
        value={prefs.large}
        set={(large) => setPrefs({ large })}
      />
    </>
  );
}
