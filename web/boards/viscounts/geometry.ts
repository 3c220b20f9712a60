// The ring in a box of 600 units: the middle is 300, angles are degrees clockwise from the right.

import { isInner, placeIn, positionAt } from "./numbering";
export const BOX = 600;
const MIDDLE = BOX / 2;
const FIFTH = 72;
/** The first position stands top left, so that two lie on the left side and three on the right. */
const FIRST = -126;

/** Radii, from outside in. */
export const R = {
  rim: 297,
  sites: 270,
  outer: [180, 240],
  road: 210,
  inner: [128, 178],
  lane: 153,
  first: [88, 125],
  low: 107,
  second: [44, 88],
  high: 74,
  reward: 56,
  keep: 43,
} as const;

export type Point = readonly [number, number];

export function point(r: number, angle: number): Point {
  const a = (angle * Math.PI) / 180;
  return [MIDDLE + r * Math.cos(a), MIDDLE + r * Math.sin(a)];
}

const f = (n: number) => n.toFixed(1);
const xy = ([x, y]: Point) => `${f(x)} ${f(y)}`;

/** The middle of a fifth. */
export function middle(pos: number): number {
  return FIRST + FIFTH * pos;
}

/** A piece of a ring; `gap` units are left free at both of its sides. */
export function sector([r0, r1]: readonly [number, number], a0: number, a1: number, gap = 0): string {
  const [k0, k1] = [r0, r1].map((r) => ((gap / r) * 180) / Math.PI) as [number, number];
  const corners = [point(r1, a0 + k1), point(r1, a1 - k1), point(r0, a1 - k0), point(r0, a0 + k0)].map(xy);
  return `M${corners[0]}A${r1} ${r1} 0 0 1 ${corners[1]}L${corners[2]}A${r0} ${r0} 0 0 0 ${corners[3]}Z`;
}

/** A line along the ring. */
export function arc(r: number, a0: number, a1: number): string {
  return `M${xy(point(r, a0))}A${r} ${r} 0 0 ${a1 > a0 ? 1 : 0} ${xy(point(r, a1))}`;
}

/** The two angles between which a space lies: left, inner or right. */
export function sides(space: number): readonly [number, number] {
  const c = middle(positionAt(space));
  const place = placeIn(space);
  return place === 0 ? [c - 36, c] : place === 2 ? [c, c + 36] : [c - 36, c + 36];
}

export function spacePath(space: number): string {
  return sector(isInner(space) ? R.inner : R.outer, ...sides(space), 2);
}

export function spacePoint(space: number): Point {
  const [a0, a1] = sides(space);
  return point(isInner(space) ? R.lane : R.road, (a0 + a1) / 2);
}

export function siteAngle(site: number, each: number): number {
  return FIRST - FIFTH / 2 + (FIFTH / each) * (site + 0.5);
}

export function sitePoint(site: number, each: number): Point {
  return point(R.sites, siteAngle(site, each));
}

/** V6.8.1: the river of a fifth, from the rim behind its `left` first sites to the inner space. */
export function river(pos: number, left: number, each: number): string {
  const c = middle(pos);
  const a = c - FIFTH / 2 + (FIFTH / each) * left;
  const bend = [point(262, a), point(244, (a + c) / 2), point(226, c)].map(xy);
  return `M${xy(point(292, a))}C${bend.join(" ")}L${xy(point(R.inner[1] + 1, c))}`;
}

/** Where the `i`-th of `n` pieces stands in a castle section. */
export function pieceAt(pos: number, r: number, i: number, n: number): Point {
  const step = Math.min(r > R.high ? 13 : 17, 52 / Math.max(n, 1));
  return point(r, middle(pos) + (i - (n - 1) / 2) * step);
}

export interface Over {
  left: string;
  top: string;
}

/** A place in the box as the style of an element over it. */
export function over([x, y]: Point): Over {
  return { left: `${f((x / BOX) * 100)}%`, top: `${f((y / BOX) * 100)}%` };
}

/** Whether it lies in the lower half: what it says opens upwards there. */
export function half({ top }: Over): "low" | "" {
  return parseFloat(top) > 50 ? "low" : "";
}
