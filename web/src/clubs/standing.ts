// What somebody is to a club.

import type { ClubInfo, ClubPage } from "../generated/http";

/** The club is another now. */
export type Changed = (page: ClubPage) => void;

export const inside = (club: ClubInfo): boolean => ["founder", "officer", "member"].includes(club.standing);
export const leads = (club: ClubInfo): boolean => ["founder", "officer"].includes(club.standing);
