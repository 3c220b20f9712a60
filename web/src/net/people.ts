// Requests about people: friends and blocks, profiles, invitations, reports.

import type { InvitationInfo, PeopleInfo, PersonInfo, ProfileInfo } from "../generated/http";
import { request } from "./api";

const part = encodeURIComponent;

export const people = {
  mine: () => request<PeopleInfo>("GET", "people/"),
  found: (name: string) => request<PersonInfo[]>("GET", `people/found?name=${part(name)}`),
  befriend: (id: string) => request<PeopleInfo>("POST", `people/${part(id)}/friend`),
  part: (id: string) => request<PeopleInfo>("DELETE", `people/${part(id)}/friend`),
  block: (id: string) => request<PeopleInfo>("POST", `people/${part(id)}/block`),
  unblock: (id: string) => request<PeopleInfo>("DELETE", `people/${part(id)}/block`),
  mute: (id: string) => request<PeopleInfo>("POST", `people/${part(id)}/mute`),
  unmute: (id: string) => request<PeopleInfo>("DELETE", `people/${part(id)}/mute`),
  profile: (id: string) => request<ProfileInfo>("GET", `profiles/${part(id)}`),
  hide: (hidden: boolean) => request<ProfileInfo>("POST", "profiles/", { hidden }),
  invitations: () => request<InvitationInfo[]>("GET", "invitations/"),
  decline: (table: string) => request<null>("DELETE", `invitations/${part(table)}`),
  invited: (table: string) => request<PersonInfo[]>("GET", `tables/${part(table)}/invited`),
  invite: (table: string, person: string) => request<PersonInfo[]>("POST", `tables/${part(table)}/invited`, { person }),
  uninvite: (table: string, person: string) =>
    request<PersonInfo[]>("DELETE", `tables/${part(table)}/invited/${part(person)}`),
  report: (table: string, n: number, why: string) =>
    request<null>("POST", `tables/${part(table)}/chat/${n}/report`, { why }),
};
