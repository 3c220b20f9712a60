// Requests about clubs.

import type { ActOn, ClubInfo, ClubPage, NewClub, TournamentList } from "../generated/http";
import { request } from "./api";

const part = encodeURIComponent;
const at = (id: string, rest = ""): string => `clubs/${part(id)}${rest}`;

export const clubs = {
  mine: () => request<ClubInfo[]>("GET", "clubs/"),
  found: (name: string) => request<ClubInfo[]>("GET", `clubs/found?name=${part(name)}`),
  /** The clubs somebody is in, as far as the reader may know of them. */
  of: (person: string) => request<ClubInfo[]>("GET", `clubs/of/${part(person)}`),
  page: (id: string, link: string) => request<ClubPage>("GET", at(id, link ? `?link=${part(link)}` : "")),
  create: (wish: NewClub) => request<ClubPage>("POST", "clubs/", wish),
  change: (id: string, wish: NewClub) => request<ClubPage>("PUT", at(id), wish),
  dissolve: (id: string) => request<null>("DELETE", at(id)),
  renewLink: (id: string) => request<ClubPage>("POST", at(id, "/link")),
  join: (id: string, link: string) => request<ClubPage>("POST", at(id, "/join"), { link }),
  leave: (id: string) => request<ClubInfo[]>("DELETE", at(id, "/join")),
  act: (id: string, person: string, act: ActOn["act"]) =>
    request<ClubPage>("POST", at(id, `/members/${part(person)}`), { act }),
  report: (id: string, link: string, why: string) =>
    request<null>("POST", at(id, `/report${link ? `?link=${part(link)}` : ""}`), { why }),
  tournaments: (id: string) => request<TournamentList>("GET", `tournaments/?club=${part(id)}`),
};
