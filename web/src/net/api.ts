// Requests to the server. A refusal is thrown with its code; the page puts it in words.

import type {
  Follow,
  GuideSection,
  Hint,
  LessonFrame,
  Past,
  Position,
  Preview,
  Refused,
  Review,
  Story,
} from "../generated/frames";
import type {
  AbsenceInfo,
  Account,
  Answer,
  CalendarLink,
  CardsInfo,
  CourseInfo,
  Credentials,
  Done,
  GameInfo,
  GameProgress,
  HistoryInfo,
  LineInfo,
  Me,
  NewPassword,
  NewPreferences,
  NewTable,
  NotificationSettings,
  Offered,
  Problem,
  ProofInfo,
  Redirect,
  RulesInfo,
  Sent,
  ShareInfo,
  TableInfo,
  TableTournament,
  WordsInfo,
} from "../generated/http";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail ? `${code}: ${detail}` : code);
  }
}

/** The server did not answer: a retry may help. */
export const OFFLINE = "offline";

let csrf = "";

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["x-csrf-token"] = csrf;
  if (body !== undefined) headers["content-type"] = "application/json";
  return answered<T>(path, { method, headers, body: JSON.stringify(body) ?? null, signal });
}

/** A file, as it is. */
export function sendFile<T>(path: string, file: File): Promise<T> {
  const headers = { "x-csrf-token": csrf, "content-type": "application/zip" };
  return answered<T>(path, { method: "PUT", headers, body: file });
}

/** Tables, and whether there may be others that cannot be reached now. */
export interface Listed {
  tables: TableInfo[];
  partial: boolean;
}

async function listed(path: string): Promise<Listed> {
  const answer = await fetched(path, { method: "GET" });
  return { tables: (await answer.json()) as TableInfo[], partial: answer.headers.has("x-partial") };
}

async function answered<T>(path: string, what: RequestInit): Promise<T> {
  return (await (await fetched(path, what)).json()) as T;
}

async function fetched(path: string, what: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, what);
  } catch {
    throw new Refusal(OFFLINE, "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? OFFLINE, problem?.detail ?? "");
}

async function welcomed(me: Promise<Me>): Promise<Me> {
  const found = await me;
  csrf = found.csrf;
  return found;
}

const table = (id: string, rest = ""): string => `tables/${encodeURIComponent(id)}${rest}`;

const past = (id: string, given: string, rest: string): string =>
  given ? `shared/${encodeURIComponent(id)}/${encodeURIComponent(given)}${rest}` : table(id, rest);

/** Of other cards than those of the house. */
function withCards(content: string): string {
  return content ? `?content=${encodeURIComponent(content)}` : "";
}

export const api = {
  me: () => welcomed(request<Me>("GET", "me")),
  guest: (name: string) => welcomed(request<Me>("POST", "guest", { name })),
  register: (who: Credentials) => welcomed(request<Me>("POST", "register", who)),
  signIn: (who: Credentials) => welcomed(request<Me>("POST", "sign-in", who)),
  signOut: () => welcomed(request<Me>("DELETE", "session")),
  offered: () => request<Offered>("GET", "ways"),
  askMail: (address: string, lang: string) => request<Sent>("POST", "mail", { address, lang }),
  enterByMail: (token: string, name: string) => welcomed(request<Me>("POST", "mail/enter", { token, name })),
  passkeyAsked: () => request<PublicKeyCredentialRequestOptionsJSON>("POST", "passkeys/asked"),
  enterByPasskey: (credential: Record<string, unknown>) =>
    welcomed(request<Me>("POST", "passkeys/enter", { credential })),
  passkeyWanted: () => request<PublicKeyCredentialCreationOptionsJSON>("POST", "passkeys/wanted"),
  addPasskey: (credential: Record<string, unknown>, label: string) =>
    welcomed(request<Me>("POST", "passkeys", { credential, label })),
  away: (lang: string) => request<Redirect>("POST", "oidc", { lang }),
  account: () => request<Account>("GET", "account/"),
  setPassword: (wish: NewPassword) => welcomed(request<Me>("POST", "account/password", wish)),
  unlink: (way: string) => request<Account>("DELETE", `account/ways/${encodeURIComponent(way)}`),
  erase: (name: string) => welcomed(request<Me>("POST", "account/erase", { name })),
  exported: "api/account/export",
  notifications: () => request<NotificationSettings>("GET", "notices/"),
  wish: (wishes: NewPreferences) => request<NotificationSettings>("PUT", "notices/", wishes),
  addDevice: (device: { endpoint: string; p256dh: string; auth: string; lang: string }) =>
    request<NotificationSettings>("POST", "notices/devices", device),
  dropDevice: (endpoint: string) => request<NotificationSettings>("POST", "notices/devices/remove", { endpoint }),
  stopLetters: (token: string) => request<null>("POST", `notices/stop?token=${encodeURIComponent(token)}`),
  newCalendar: (lang: string) => request<CalendarLink>("POST", "notices/calendar", { lang }),
  endCalendar: () => request<NotificationSettings>("DELETE", "notices/calendar"),
  goAway: (start: number, until: number) => request<NotificationSettings>("PUT", "notices/away", { start, until }),
  comeBack: () => request<NotificationSettings>("DELETE", "notices/away"),
  games: () => request<GameInfo[]>("GET", "games/"),
  rules: (game: string, lang: string, content = "") =>
    request<RulesInfo>("GET", `games/${encodeURIComponent(game)}/rules/${lang}${withCards(content)}`),
  words: (game: string, lang: string, content = "") =>
    request<WordsInfo>("GET", `games/${encodeURIComponent(game)}/words/${lang}${withCards(content)}`),
  course: (game: string, lang: string) =>
    request<CourseInfo>("GET", `games/${encodeURIComponent(game)}/course/${lang}`),
  guide: (game: string) => request<GuideSection[]>("GET", `games/${encodeURIComponent(game)}/guide`),
  lesson: (game: string, lesson: string, moves: unknown[][]) =>
    request<LessonFrame>(
      "GET",
      `games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}?moves=${encodeURIComponent(JSON.stringify(moves))}`,
    ),
  progress: () => request<Record<string, GameProgress>>("GET", "me/progress"),
  learned: (game: string, what: GameProgress) =>
    request<GameProgress>("PUT", `me/progress/${encodeURIComponent(game)}`, what),
  create: (wish: NewTable) => request<TableInfo>("POST", "tables/", wish),
  mine: () => listed("tables/mine"),
  open: () => listed("tables/open"),
  running: () => listed("tables/running"),
  info: (id: string) => request<TableInfo>("GET", table(id)),
  join: (id: string, link: string) => request<TableInfo>("POST", table(id, "/join"), { link }),
  leave: (id: string) => request<TableInfo>("POST", table(id, "/leave")),
  start: (id: string) => request<TableInfo>("POST", table(id, "/start")),
  rematch: (id: string) => request<TableInfo>("POST", table(id, "/rematch")),
  resign: (id: string) => request<Done>("POST", table(id, "/resign"), { command_id: commandId() }),
  cards: (id: string) => request<CardsInfo>("GET", table(id, "/cards")),
  absences: (id: string) => request<AbsenceInfo[]>("GET", table(id, "/absences")),
  sitIn: (id: string, seat: number) => request<AbsenceInfo[]>("POST", table(id, "/sit-in"), { seat }),
  takeBack: (id: string) => request<Done>("POST", table(id, "/take-back"), { command_id: commandId() }),
  view: (id: string) => request<Position>("GET", table(id, "/view")),
  why: (id: string, ask: number, signal: AbortSignal) =>
    request<Refused[]>("GET", table(id, `/why?ask=${ask}`), undefined, signal),
  ahead: (id: string, ask: number, signal: AbortSignal) =>
    request<Follow[]>("GET", table(id, `/ahead?ask=${ask}`), undefined, signal),
  preview: async (id: string, ask: number, [option, ...further]: readonly unknown[], signal: AbortSignal) => {
    const found = await request<Preview | null>("POST", table(id, "/preview"), { ask, option, further }, signal);
    if (!found) throw new Refusal("stale", "");
    return found;
  },
  hint: (id: string, ask: number) => request<Hint>("POST", table(id, "/hint"), { ask }),
  answer: (id: string, answer: Answer) => sure(table(id, "/answers"), answer),
  undo: (id: string) => sure(table(id, "/undo"), { command_id: commandId() }),
  chat: (id: string) => request<LineInfo[]>("GET", table(id, "/chat")),
  say: (id: string, text: string) => request<LineInfo>("POST", table(id, "/chat"), { text }),
  story: (id: string, since: number) => request<Story>("GET", table(id, `/story?since=${since}`)),
  past: (id: string, since: number, upto: number) =>
    request<Past>("GET", table(id, `/past?since=${since}&upto=${upto}`)),
  replay: (id: string) => `api/${table(id, "/replay")}`,
  tournamentOf: (id: string) => request<TableTournament>("GET", `tournaments/of/${encodeURIComponent(id)}`),
  /** `given`: of the link one came by, to a game that is not for everybody. */
  history: (id: string, given = "") => request<HistoryInfo>("GET", past(id, given, "/history")),
  at: (id: string, step: number, seat: number, given = "") =>
    request<Position>("GET", past(id, given, `/at/${step}?seat=${seat}`)),
  shareToken: (id: string) => request<ShareInfo>("GET", `shared/${encodeURIComponent(id)}`),
  proof: (id: string) => request<ProofInfo>("GET", table(id, "/proof")),
  review: (id: string) => request<Review>("GET", table(id, "/review")),
  askReview: (id: string) => request<Review>("POST", table(id, "/review")),
  playOn: (id: string, step: number, seat: number) =>
    request<TableInfo>("POST", table(id, "/play-on"), { command_id: commandId(), step, seat }),
};

export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

/** The server, or what it needs, is away for the moment. */
export function passing(e: unknown): boolean {
  return e instanceof Refusal && (e.code === OFFLINE || e.code === "down");
}

const PATIENCE = [400, 1000, 2000, 4000, 8000, 8000]; // a server on a busy machine starts slowly

/** A command is sent again until it is answered: the same id is never done twice. */
async function sure(path: string, body: unknown): Promise<Done> {
  for (const pause of PATIENCE) {
    try {
      return await request<Done>("POST", path, body);
    } catch (e) {
      if (!passing(e)) throw e;
    }
    await new Promise((done) => setTimeout(done, pause));
  }
  return request<Done>("POST", path, body);
}
