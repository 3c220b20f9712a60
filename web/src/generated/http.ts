// Written by `ludorum author types`; change the Python side instead.

import type { Message } from "./frames";

export const LANGUAGES = ["en", "uk", "ru"] as const;
export const BOTS = ["random", "sensible", "easy", "normal", "hard"] as const;
export const LEVELS = ["easy", "normal", "hard"] as const;
export const CODES = ["account-needed", "bad-request", "banned", "barred", "box-faults", "busy", "club-full", "club-taken", "csrf", "down", "expired", "founder-stays", "frozen", "last-way", "members-only", "name-needed", "name-taken", "no-box", "no-club", "no-content", "no-days", "no-deal", "no-game", "no-hints", "no-lesson", "no-person", "no-places", "no-puzzle", "no-replay", "no-table", "no-tournament", "no-way", "not-answered", "not-friends", "not-full", "not-late", "not-open", "not-proven", "not-running", "not-yours", "officers-only", "other-browser", "other-level", "refused", "removed", "sealed", "seat-taken", "sign-in", "stale", "too-large", "too-many", "too-many-clubs", "too-many-tables", "too-many-tournaments", "tournament-begun", "tournament-closed", "unwelcome", "way-taken", "wrong-password"] as const;

/** none: no clock. live: a reserve and an increment a decision. days: so long a decision. */
export interface Tempo {
  kind?: "none" | "live" | "days";
  reserve?: number;
  increment?: number;
  days?: number;
  late?: "default" | "bot" | "end";
}

/** A table as somebody wants it; it comes from outside, so its types are checks. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  tempo?: Tempo;
  bots?: string[];
  public?: boolean;
  hints?: boolean;
  rated?: boolean;
  level?: boolean;
  coached?: boolean;
  box?: boolean;
}

/** Every refusal has this form; front ends put `code` in words. */
export interface Problem {
  code: string;
  detail: string;
}

/** What a page tells of a fault of its own. */
export interface Fault {
  slot: "root" | "screen" | "board" | "dock" | "summary" | "placeOf" | "placesOfEvent" | "about" | "sketch" | "drawings" | "poster" | "script" | "promise" | "load";
  kind: string;
  game: string;
  build: string;
  frames: string[];
}

export interface Guest {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

/** `old`: the password so far, if there is one; one signs in with `name`. */
export interface NewPassword {
  name: string;
  password: string;
  old?: string;
}

/** Please send a link to this address, in a letter in this language. */
export interface MailAsk {
  address: string;
  lang?: "en" | "uk" | "ru";
}

/** The end of such a link; `name` for a new account. */
export interface MailEnter {
  token: string;
  name?: string;
}

/** A credential as the browser made it, and what the person knows it by. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  label?: string;
}

/** A credential as the browser answered with it. */
export interface PasskeyEnter {
  credential: Record<string, unknown>;
}

/** To the provider, please. */
export interface Elsewhere {
  lang?: "en" | "uk" | "ru";
}

/** The name of one's account: to be sure. */
export interface Erase {
  name: string;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  csrf: string;
}

/** The ways to sign in, beside a password, that this server has; `oidc` is what it is called. */
export interface Offered {
  passkeys: boolean;
  mail: boolean;
  oidc: string;
}

/** A way one can sign in; times in seconds. */
export interface CredentialInfo {
  id: string;
  kind: string;
  label: string;
  created: number;
  used: number;
}

/** One's own account. */
export interface Account {
  name: string;
  created: number;
  password: boolean;
  ways: CredentialInfo[];
}

/** A letter is on its way, whether anybody here has that address or not. */
export interface Sent {
  minutes: number;
}

/** Where to go to sign in. */
export interface Redirect {
  to: string;
}

/** Somebody, and since when: they are here, or are what they are to the reader. */
export interface PersonInfo {
  id: string;
  name: string;
  since: number;
}

/** Who others are to the reader: friends, those asked and those who ask, blocked, muted. */
export interface PeopleInfo {
  friends: PersonInfo[];
  asked: PersonInfo[];
  asks: PersonInfo[];
  blocked: PersonInfo[];
  muted: PersonInfo[];
}

/** `opens`: numbers of seats a table has only with another value than the first. */
export interface SettingInfo {
  name: string;
  values: string[];
  clause: string;
  alone: boolean;
  opens: number[];
}

/** What the package of a game brings for the page: files, and the folder they are in, from the address of the page. The folder changes with what they hold. With other cards, `games/x/1/` is `games/x/1.CONTENT/`. */
export interface BoardInfo {
  folder: string;
  files: string[];
}

/** `lessons`: how many there are to learn it by; `content`: the cards of new tables; `characters`: those a bot that looks ahead may have, `normal:builder`. */
export interface GameInfo {
  name: string;
  epoch: number;
  players: number[];
  settings: SettingInfo[];
  board: BoardInfo;
  lessons: number;
  content: string;
  characters: string[];
}

/** The words of a game, a Fluent file. `lang`: the language they are in, English where there are none in the one asked for. */
export interface WordsInfo {
  lang: string;
  text: string;
}

/** The rules of a game: headings by section, texts by clause; `intro`: paragraphs before all of them. `lang` as of the words. */
export interface RulesInfo {
  lang: string;
  sections: Record<string, string>;
  clauses: Record<string, string>;
  intro: string[];
}

/** The records of a game: in all, `known` from a rulebook or another public source, `yours` from your box, `ours` made up or guessed and not replaced yet. `use`: new tables are laid with it. */
export interface BoxGame {
  game: string;
  total: number;
  known: number;
  yours: number;
  ours: number;
  use: boolean;
}

export interface BoxGames {
  games: BoxGame[];
}

/** A field of a record. `kind`: number, flag, text, goods, effect, list or record; `empty`: null may stand there; `values`: the goods or texts that may stand there, if they are few; `inside`: what a list or a record holds; `otherwise`: what a flag is that is left out. */
export interface FormInfo {
  name: string;
  kind: string;
  required: boolean;
  empty: boolean;
  values: string[];
  inside: FormInfo[];
  otherwise: boolean;
}

/** What stands under a key of an effect. `kind`: `goods` (names of goods with numbers), `number`, `effect`, `effects` (a list of two or more), `options` (two or more effects by name), or a name: `counter`, `test`, `verb`. */
export interface EffectPart {
  name: string;
  kind: string;
}

/** A way to write an effect: an object with just these keys. `key` is the first of them, and tells it from the others. */
export interface EffectForm {
  key: string;
  parts: EffectPart[];
}

/** The names a game understands in effects, and the ways to write one. The words of a game say them: `good-NAME`, `counter-NAME`, `test-NAME`, `verb-NAME`. */
export interface VocabularyInfo {
  goods: string[];
  counters: string[];
  tests: string[];
  verbs: string[];
  effects: EffectForm[];
}

/** A record as it now stands, and as the game comes with it. `origin`: house, public or rulebook (guessed in part), or box; `guessed`: the fields that are; `words`: what the card says. */
export interface BoxRecord {
  id: string;
  origin: string;
  guessed: string[];
  value: Record<string, unknown>;
  ours: Record<string, unknown> | null;
  yours: boolean;
  words: Message | null;
}

/** Records of a kind that are ours or yours; `known`: how many others there are. */
export interface BoxKind {
  kind: string;
  known: number;
  fields: FormInfo[];
  records: BoxRecord[];
}

/** What is wrong: with a field of a record (a path such as `steps[0].do`), with all of it (field ""), or with the whole box (id ""). `msg` is one of the page's own words. */
export interface BoxProblem {
  kind: string;
  id: string;
  field: string;
  msg: Message;
}

/** Somebody's box of a game. `content` names all records with it, as tables and records do; `problems`: why nothing can be laid with it now. */
export interface BoxInfo {
  game: string;
  epoch: number;
  name: string;
  use: boolean;
  content: string;
  kinds: BoxKind[];
  vocabulary: VocabularyInfo;
  problems: BoxProblem[];
}

/** `words`: what the card would say; `kept`: it is in the box now. */
export interface TriedRecord {
  problems: BoxProblem[];
  words: Message | null;
  kept: boolean;
}

export interface TriedBox {
  problems: BoxProblem[];
  kept: boolean;
}

/** A record of a kind, whole. */
export interface TryRecord {
  kind: string;
  record: Record<string, unknown>;
}

export interface PutRecord {
  record: Record<string, unknown>;
}

/** What is left out stays. */
export interface PutBox {
  use?: boolean | null;
  name?: string | null;
}

/** A record of the box a table is laid with, beside ours; `words`, `our_words`: what the cards say. */
export interface CardInfo {
  kind: string;
  id: string;
  value: Record<string, unknown>;
  ours: Record<string, unknown> | null;
  words: Message | null;
  our_words: Message | null;
}

/** The cards a table is laid with, as far as they are not ours. */
export interface CardsInfo {
  content: string;
  cards: CardInfo[];
}

/** Steps of a game, from `first` to `last`, and every player's points after them. */
export interface TurnInfo {
  seat: number;
  n: number;
  first: number;
  last: number;
  marks: string[];
  scores: number[];
  title: unknown;
  heads: unknown[];
}

export interface Join {
  link?: string;
}

export interface Command {
  command_id: string;
}

/** `ask` is the token of the decision this answers; `answer` one of its options; `further`: answers to the questions that follow it. All of them are given, or none. */
export interface Answer {
  command_id: string;
  ask: number;
  answer: unknown;
  further?: unknown[];
}

/** After which step of the finished game, in which seat. */
export interface PlayOn {
  command_id: string;
  step: number;
  seat: number;
}

/** `further`: answers to the questions that follow; `ask`: the decision it is an option of. */
export interface Option {
  option: unknown;
  ask?: number | null;
  further?: unknown[];
}

/** The id of a friend. */
export interface Invite {
  person: string;
}

/** What a client sends over the socket. `n` comes back in the reply. */
export interface Frame {
  op: string;
  n?: number;
  table?: string;
  since?: number;
  command_id?: string;
  ask?: number;
  answer?: unknown;
  seen?: boolean;
}

/** `user`: the id of the person, if there is one and they are still in the house. */
export interface SeatInfo {
  seat: number;
  name: string;
  person: boolean;
  bot: string;
  user: string;
}

/** What a finished game was for the reader. `place` 0: there was nobody to beat; `turns` 0: not known. */
export interface OutcomeInfo {
  place: number;
  points: number;
  turns: number;
}

/** The box a table is laid with: what it is called, and whose it is. Both are empty once that person has left the house. */
export interface TableBox {
  name: string;
  by: string;
}

/** Of an open public table also `band`, the rough rating of its owner in the pool it belongs to, and `level`, the numbers it asks strangers for (both may be empty); `fits`: the reader's is one. `outcome`: of the reader's own finished games, once they are counted. `content`: names the cards it is played with; `box`: whose they are, if they are not those of the house. `deal`: others play the same cards, and its key is told when they no longer may. `house`: laid by nobody, for those who sit there: a tournament's. */
export interface TableInfo {
  id: string;
  game: string;
  epoch: number;
  options: Record<string, string>;
  status: string;
  public: boolean;
  owner: boolean;
  seat: number;
  link: string;
  commit: string;
  created: number;
  rematch: string;
  origin: string;
  hints: boolean;
  tempo: string;
  rated: boolean;
  coached: boolean;
  band: number[];
  level: number[];
  fits: boolean;
  seats: SeatInfo[];
  content: string;
  box: TableBox | null;
  deal: boolean;
  house: boolean;
  outcome?: OutcomeInfo | null;
}

/** `by` wants the reader at a table. */
export interface InvitationInfo {
  by: PersonInfo;
  table: TableInfo;
}

/** A finished game: its last step (they count from 0, the start), and its turns. `sealed`: others may still play its deal: it is not played on, and its record is not to be had yet. */
export interface HistoryInfo {
  steps: number;
  turns: TurnInfo[];
  sealed?: boolean;
}

/** What `ludorum verify` finds in the record; `promised`: the key is the one that was fixed. */
export interface ProofInfo {
  ok: boolean;
  answers: number;
  draws: number;
  digests: number;
  taken: number;
  over: boolean;
  promised: boolean;
  digest: string;
  problems: string[];
}

/** A command is stored; the same command again is answered the same. */
export interface Done {
  version: number;
}

export interface SitIn {
  seat: number;
}

/** A seat whose person is away until then, or late (`agree` of `needed` want a bot there, one's own vote is `agreed`), or has lent it to a bot. */
export interface AbsenceInfo {
  seat: number;
  away: number;
  late: boolean;
  agree: number;
  needed: number;
  agreed: boolean;
  lent: boolean;
}

/** `ask` is the token of the decision. */
export interface HintAsk {
  ask: number;
}

export interface CoursePoint {
  at: number;
  rating: number;
  spread: number;
}

/** A number among those who play this game by so many at this tempo; it lies within `spread` with 95 % certainty. `course`: after each game, the oldest first. */
export interface RatingInfo {
  game: string;
  players: number;
  tempo: string;
  rating: number;
  spread: number;
  games: number;
  course: CoursePoint[];
}

/** Finished games with others; `people`: not only with bots. */
export interface TallyInfo {
  game: string;
  people: boolean;
  played: number;
  won: number;
}

/** Games alone at a level, the options that make it; `beatable`: there was somebody to beat. */
export interface SoloInfo {
  game: string;
  level: Record<string, string>;
  played: number;
  won: number;
  beatable: number;
  best: number;
}

/** A finished game, one the reader may look at. */
export interface RecentInfo {
  game: string;
  players: number;
  at: number;
  place: number;
  points: number;
  rated: boolean;
  table: string;
}

/** `tie`: what they are to the reader: friend, asked, asks, or empty. */
export interface ProfileInfo {
  id: string;
  name: string;
  since: number;
  own: boolean;
  hidden: boolean;
  tie: string;
  muted: boolean;
  ratings: RatingInfo[];
  games: TallyInfo[];
  solo: SoloInfo[];
  recent: RecentInfo[];
}

/** A line of a chat; `by` is the id of who wrote it. */
export interface LineInfo {
  n: number;
  by: string;
  name: string;
  text: string;
  at: number;
}

export interface ChatText {
  text: string;
}

/** Whether others see one's profile. */
export interface Hidden {
  hidden: boolean;
}

/** What is wrong with a line, in a few words or none. */
export interface Complain {
  why?: string;
}

/** A push subscription as the browser made it, and the language to be told in. */
export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "en" | "uk" | "ru";
}

export interface OldDevice {
  endpoint: string;
}

/** Letters or none; between the two times of day in this zone nothing is told. */
export interface NewPreferences {
  mail: boolean;
  lang: "en" | "uk" | "ru";
  zone: string;
  quiet_from: number;
  quiet_to: number;
}

export interface NewCalendar {
  lang?: "en" | "uk" | "ru";
}

/** Seconds since the epoch. */
export interface GoAway {
  start: number;
  until: number;
}

/** How one is told. `push`: the key browsers subscribe with, empty if the server has no push; `devices`: hashes (SHA-256, 24 digits) of the addresses that are told; `address`: where letters would go, empty if nowhere; `away_days`: how many are left this year. */
export interface NotificationSettings {
  push: string;
  devices: string[];
  mail: boolean;
  address: string;
  zone: string;
  quiet_from: number;
  quiet_to: number;
  calendar: boolean;
  away_start: number;
  away_until: number;
  away_days: number;
}

/** Told once: only its hash is kept. */
export interface CalendarLink {
  url: string;
}

/** A companion game as JSON text, and when it was last played, in seconds. */
export interface Keep {
  at: number;
  data: string;
}

/** A companion game, as the person's device wrote it. */
export interface CompanionSaveInfo {
  id: string;
  at: number;
  data: string;
}

/** `needs`: lessons that come before it; `teaches`: clauses. */
export interface LessonInfo {
  id: string;
  needs: string[];
  teaches: string[];
  steps: number;
}

/** The lessons of a game in their order, and all that they say, a Fluent file. `short`: those that are enough to begin; `guide`: there is a page on how to play. */
export interface CourseInfo {
  lang: string;
  text: string;
  lessons: LessonInfo[];
  short: string[];
  guide: boolean;
}

/** A lesson that was left, at which step, and the moves that lead there: a JSON list, as the lesson is asked for. */
export interface LeftLesson {
  lesson: string;
  moves: string;
  at: number;
}

/** What somebody has learned of a game: lessons taken to their end, the one that was left and since when, kinds of decisions that have come up, and when all of these were forgotten last. Times are milliseconds since 1970, by the clock of a device. */
export interface GameProgress {
  done: string[];
  left: LeftLesson | null;
  left_at: number;
  first: string[];
  first_since: number;
}

/** Puzzles that ask for a decision of a clause: how many, and how many one has solved. */
export interface Theme {
  clause: string;
  puzzles: number;
  solved: number;
}

/** The puzzles of a game, and how far one has come. `rating` and `spread` are 0 for who has none: before the first answer, and without an account. */
export interface PuzzleGame {
  game: string;
  puzzles: number;
  tried: number;
  solved: number;
  rating: number;
  spread: number;
  themes: Theme[];
}

/** The option somebody chose. */
export interface PuzzleAnswer {
  option: unknown;
}

/** An option of a puzzle after the answer: points behind the best with the 95 % interval, and how many people have chosen it. */
export interface Weighed {
  option: unknown;
  label: Message;
  behind: number;
  low: number;
  high: number;
  chosen: number;
}

/** A rating before and after an answer. */
export interface Moved {
  before: number;
  after: number;
}

/** What is told once one has answered. `options`: all of them, the best first; `usual`: what the sensible player would have done; `lines`, `reasons`, `sets_apart`: why the best is better than the next; `then`: what would follow; `clauses`: what it is about; `people`: how many have tried; `yours` is null without an account. */
export interface Solution {
  chosen: unknown;
  solved: boolean;
  options: Weighed[];
  usual: unknown;
  lines: Message[];
  reasons: Message[];
  now: number;
  sets_apart: Message[];
  then: Message[];
  clauses: string[];
  people: number;
  rating: number;
  yours: Moved | null;
}

/** What a club says of itself; `langs` are codes of languages, `games` names of titles. */
export interface NewClub {
  name: string;
  about?: string;
  place?: string;
  langs?: string[];
  games?: string[];
  joining?: "open" | "request" | "link";
}

/** `link` is the secret part of an invitation, if one has it. */
export interface JoinClub {
  link?: string;
}

export interface ActOn {
  act: "accept" | "decline" | "remove" | "readmit" | "appoint" | "dismiss" | "hand-over";
}

/** What is wrong with a club, in a few words or none. */
export interface ReportClub {
  why?: string;
}

/** A club. `standing`: what the reader is to it (or the person whose clubs these are), or empty; `asking`: how many ask to come in, told to those who lead it. */
export interface ClubInfo {
  id: string;
  name: string;
  about: string;
  place: string;
  langs: string[];
  games: string[];
  joining: "open" | "request" | "link";
  created: number;
  members: number;
  standing: "founder" | "officer" | "member" | "asks" | "barred" | "";
  asking: number;
}

export interface MemberInfo {
  id: string;
  name: string;
  standing: "founder" | "officer" | "member" | "asks" | "barred";
  since: number;
}

/** A club as the reader sees it. `members`: all, for those who are in it; else those who lead. `link`, `asking` and `barred` are told to those who lead it. */
export interface ClubPage {
  club: ClubInfo;
  members: MemberInfo[];
  link: string;
  asking: MemberInfo[];
  barred: MemberInfo[];
}

/** `place` 0: it has none, for it does not count or is not over. */
export interface MyTry {
  table: string;
  outcome: "" | "done" | "left" | "late";
  mark: "" | "again" | "browser";
  points: number;
  rival: number | null;
  won: boolean;
  place: number;
}

/** A title's deal. `played`: how many tries at it count. */
export interface DealInfo {
  game: string;
  options: Record<string, string>;
  played: number;
  mine: MyTry | null;
}

/** `key` is empty until the day is over everywhere. */
export interface DayKey {
  day: string;
  commit: string;
  key: string;
  closes: number;
}

/** Days in a row with a deal played to its end; `days`: those of the last fourteen. */
export interface StreakInfo {
  now: number;
  longest: number;
  days: string[];
}

/** A day and its deals. `week`: the days that have just been, and those to come. */
export interface DayInfo {
  day: string;
  opens: number;
  closes: number;
  now: number;
  deals: DealInfo[];
  week: DayKey[];
  streak: StreakInfo | null;
}

/** `place` 0: it does not count. `table` is empty where one may not look yet; `person`: the id of somebody with an account. */
export interface ResultInfo {
  place: number;
  name: string;
  person: string;
  mine: boolean;
  points: number;
  rival: number | null;
  won: boolean;
  took: number;
  mark: "" | "again" | "browser";
  table: string;
}

/** What came of a deal. Nothing is shown of it while one may still play it. `spread`: all points that count, lowest first; `won`: how many of these beat the opponent; `rows`: the first ones and those around the reader's. */
export interface ResultsInfo {
  day: string;
  game: string;
  options: Record<string, string>;
  over: boolean;
  shown: boolean;
  players: number;
  won: number;
  rivals: boolean;
  spread: number[];
  rows: ResultInfo[];
  guests: ResultInfo[];
}

/** A deal among the members of a club. `played`: names of those whose tries count, by name; `tried`: the reader's own is over; `best`: the first of them, as far as results are shown. */
export interface ClubDealInfo {
  game: string;
  options: Record<string, string>;
  played: string[];
  tried: boolean;
  shown: boolean;
  best: ResultInfo[];
}

/** The deals of a day among the members of a club. */
export interface ClubDayInfo {
  day: string;
  closes: number;
  deals: ClubDealInfo[];
}

/** Somebody's try of a day that counts; `points` as far as results are shown. `best`: nobody of the club had more. */
export interface ClubCell {
  day: string;
  points: number | null;
  best: boolean;
}

export interface ClubRow {
  person: string;
  name: string;
  mine: boolean;
  cells: ClubCell[];
}

/** A title's deals of seven days among the members of a club; who has played most comes first. `shown`: the days whose results the reader may see. */
export interface ClubWeekInfo {
  game: string;
  days: string[];
  shown: string[];
  rows: ClubRow[];
}

/** A decision of a game, and what was decided. `step`: of its replay; `turn` 0: it was outside of turns, then `title` may say of which round; all words are messages. */
export interface MomentInfo {
  step: number;
  turn: number;
  title: unknown;
  prompt: unknown;
  played: unknown;
}

/** A decision of one game, and that of another at the same point; None: it did not come to it. `same`: both saw the same position. */
export interface BesideInfo {
  one: MomentInfo;
  other: MomentInfo | null;
  same: boolean;
}

/** A tournament as somebody wants it. `rounds` are those of a Swiss one, `minutes` those for which an arena lays tables; `starts`: when, in seconds since the epoch; `pause`: minutes at least between rounds; `club`: for its members only; `places`: for so many players. */
export interface NewTournament {
  name: string;
  game: string;
  kind: "swiss" | "arena";
  seats: number;
  starts: number;
  options?: Record<string, string>;
  tempo?: Tempo;
  rounds?: number;
  minutes?: number;
  pause?: number;
  duplicate?: boolean;
  rated?: boolean;
  club?: string;
  places?: number;
  note?: string;
}

/** Whether one is not seated in the next round. */
export interface SitOut {
  on: boolean;
}

/** When it is to begin, in seconds since the epoch; none: at once. */
export interface SetStart {
  starts?: number | null;
}

export interface RemovePlayer {
  person: string;
}

/** `round`: the one that is on, 0: none yet, or an arena; `players`: how many; `joined`: the reader is one of them; `winners`: once it is over; `rounds` 0: an arena; `minutes` 0: none. */
export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  kind: "swiss" | "arena";
  seats: number;
  tempo: Tempo;
  status: "open" | "running" | "over" | "cancelled";
  starts: number;
  rounds: number;
  round: number;
  minutes: number;
  players: number;
  places: number;
  club: string;
  club_name: string;
  by: string;
  by_name: string;
  joined: boolean;
  winners: string[];
}

/** `not_before` 0: not known yet; `paired`, `ended` 0: not yet; `commit`: the fingerprint of the key, where all tables play the same luck; `key`: when all of them are over; `rematches`: pairs that had met before and could not be kept apart. */
export interface RoundInfo {
  number: number;
  state: "coming" | "playing" | "over";
  not_before: number;
  paired: number;
  ended: number;
  tables: number;
  done: number;
  commit: string;
  key: string;
  rematches: number;
}

/** What a round was for somebody. `points`: none while it is played; `table` 0: none. */
export interface RoundScore {
  state: "played" | "playing" | "bye" | "missed" | "away" | "late";
  points: number | null;
  won: boolean;
  table: number;
}

/** Somebody's place, shared with whoever is level; `level`: their rating, if it may be seen; `opponents`, `share`: what decides between those with the same points, in this order, then `wins`. `rounds`: of an arena their tables, one after the other. */
export interface Standing {
  place: number;
  person: string;
  name: string;
  level: number | null;
  rounds: RoundScore[];
  points: number;
  opponents: number;
  share: number;
  wins: number;
  mine: boolean;
  state: "in" | "out" | "away" | "removed";
}

/** `bot`: the one that plays, also where it sits in for somebody; `deadline` 0: none; `points`: of the tournament, once the table is over; `score`: of the game, none where one may not look. */
export interface TournamentSeat {
  seat: number;
  name: string;
  person: string;
  bot: string;
  mine: boolean;
  to_move: boolean;
  deadline: number;
  points: number | null;
  score: number | null;
}

/** `table` is empty where the reader may not look; `turns` 0: not known. */
export interface TournamentTable {
  number: number;
  table: string;
  status: "playing" | "over";
  turns: number;
  seats: TournamentSeat[];
}

/** How it is about the reader. `sits_out`: not seated in the next round; `table`: the one they are to be at now; `bye`: they have this round off. */
export interface Mine {
  state: "in" | "out" | "away" | "removed";
  sits_out: boolean;
  table: string;
  bye: boolean;
}

/** All of a tournament. `now`: the server's clock; `ends`: of an arena, when it lays no more tables; `shown`: the round whose tables follow, 0: those of an arena; `point_rule`: points by place, by the size of a table; `missed`: points for a round a latecomer has missed; `may_join`: it takes players, and the reader may be one; `may_change`: when it begins and who is not welcome, before it does. */
export interface TournamentDetail {
  id: string;
  name: string;
  game: string;
  kind: "swiss" | "arena";
  seats: number;
  tempo: Tempo;
  status: "open" | "running" | "over" | "cancelled";
  starts: number;
  rounds: number;
  round: number;
  minutes: number;
  players: number;
  places: number;
  club: string;
  club_name: string;
  by: string;
  by_name: string;
  joined: boolean;
  winners: string[];
  note: string;
  options: Record<string, string>;
  duplicate: boolean;
  rated: boolean;
  pause: number;
  now: number;
  ends: number;
  rounds_info: RoundInfo[];
  standings: Standing[];
  shown: number;
  tables: TournamentTable[];
  mine: Mine | null;
  may_join: boolean;
  may_cancel: boolean;
  may_change: boolean;
  point_rule: Record<string, number[]>;
  missed: number;
}

/** `over`: the last ones. */
export interface TournamentList {
  open: TournamentInfo[];
  running: TournamentInfo[];
  over: TournamentInfo[];
}

/** Of what a table is a part. `round` 0: an arena. */
export interface TableTournament {
  id: string;
  name: string;
  round: number;
}

/** Whether one may give a game away, and what a link to it must hold after the step; empty: nothing, the game is for everybody. */
export interface ShareInfo {
  may: boolean;
  token: string;
}
