// Goods and verbs of this game, drawn by us in 24 units, two tones each.

import type { ReactNode } from "react";

const card = (
  <rect
    x="5"
    y="2.800"
    width="14"
    height="18.400"
    rx="1.800"
    fill="var(--card)"
    stroke="var(--ink2)"
    strokeWidth="1.5"
  />
);
const turned = (
  <path d="M7 4.200c2.400-2.400 7-2.400 9.600-.2M17 1.400v3h-3" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
);
const WORKER = "M7.400 20.600c0-6 1.800-8 4.600-8s4.600 2 4.600 8z";

export const PIPS: Record<string, ReactNode> = {
  ink: (
    <>
      <path
        d="M7.200 4.200h9.600v3.200l2.800 3.400v8.400a1.600 1.600 0 0 1-1.600 1.600H6a1.600 1.600 0 0 1-1.600-1.600v-8.400l2.800-3.400z"
        fill="var(--ink-c)"
        stroke="var(--ink-d)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d="M6.600 3h10.800v2.400H6.600z" fill="var(--sheet)" stroke="var(--ink-d)" strokeWidth="1.2" />
      <path d="M8 12.600h8v4.800H8z" fill="var(--sheet)" />
    </>
  ),
  stone: (
    <>
      <path
        d="M3 9.500 9 5h12v9.500L15 19H3z"
        fill="var(--stone)"
        stroke="var(--stone-d)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d="M3 9.500h12L21 5M15 9.500V19" fill="none" stroke="var(--stone-d)" strokeWidth="1.2" />
    </>
  ),
  resource: (
    <>
      <path d="M12 2.600 20.400 7.300v9.400L12 21.400 3.600 16.700V7.300z" fill="var(--gold)" />
      <path d="M12 12v9.400L3.600 16.700V7.300z" fill="var(--ink-c)" />
      <path d="M12 12v9.400l8.400-4.700V7.300z" fill="var(--stone)" />
      <path
        d="M3.600 7.300 12 12l8.400-4.700M12 12v9.400M12 2.600 20.400 7.300v9.400L12 21.400 3.600 16.700V7.300z"
        fill="none"
        stroke="var(--ink2)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
    </>
  ),
  deed: (
    <>
      <path
        d="M6 2.800h9.600L19 6.200v15H6z"
        fill="var(--gilt-soft)"
        stroke="var(--gilt)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M9 8h6M9 11h6M9 14h4" stroke="var(--gilt)" strokeWidth="1.3" />
    </>
  ),
  approved: (
    <>
      <path
        d="M6 2.800h9.600L19 6.200v15H6z"
        fill="var(--gilt)"
        stroke="var(--gilt)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="m8.600 12.400 2.800 2.800 4.800-6" fill="none" stroke="var(--card)" strokeWidth="2" />
    </>
  ),
  flip: (
    <>
      <path
        d="M4.600 6.200h7v13h-7z"
        fill="var(--rubric-soft)"
        stroke="var(--rubric)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d="M12.600 6.200h7v13h-7z"
        fill="var(--gilt)"
        stroke="var(--gilt)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      {turned}
    </>
  ),
  "flip-debt": (
    <>
      <path
        d="M6.600 6.200h10.800v14H6.600z"
        fill="var(--rubric-soft)"
        stroke="var(--rubric)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <circle cx="12" cy="14.600" r="2.600" fill="var(--rubric)" />
      {turned}
    </>
  ),
  "flip-deed": (
    <>
      <path
        d="M6.600 6.200h10.800v14H6.600z"
        fill="var(--gilt-soft)"
        stroke="var(--gilt)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M9.200 11h5.600M9.200 14h5.600M9.200 17h3.400" stroke="var(--gilt)" strokeWidth="1.3" />
      {turned}
    </>
  ),
  hire: (
    <>
      <rect
        x="3.400"
        y="4.400"
        width="11.600"
        height="15.600"
        rx="1.600"
        fill="var(--card)"
        stroke="var(--ink2)"
        strokeWidth="1.5"
      />
      <circle cx="9.200" cy="9.600" r="2.300" fill="var(--ink2)" />
      <path d="M5.600 17c0-3 1.400-4.400 3.600-4.400s3.600 1.400 3.600 4.400z" fill="var(--ink2)" />
      <path d="M18.600 8.600v7.600M14.800 12.400h7.600" stroke="var(--act)" strokeWidth="2.2" />
    </>
  ),
  dismiss: (
    <>
      <rect
        x="3.400"
        y="4.400"
        width="11.600"
        height="15.600"
        rx="1.600"
        fill="var(--card)"
        stroke="var(--ink2)"
        strokeWidth="1.5"
      />
      <circle cx="9.200" cy="9.600" r="2.300" fill="var(--ink2)" />
      <path d="M5.600 17c0-3 1.400-4.400 3.600-4.400s3.600 1.400 3.600 4.400z" fill="var(--ink2)" />
      <path d="M17 7.600 22.400 12 17 16.400z" fill="var(--act)" />
    </>
  ),
  scheme: (
    <>
      {card}
      <path d="M8.400 8h7.200M8.400 12h7.200M8.400 16h4.400" stroke="var(--ink2)" strokeWidth="1.7" />
    </>
  ),
  card: (
    <>
      <path d="M8.400 3.200h11.200v15H8.400z" fill="var(--sheet)" stroke="var(--ink2)" strokeWidth="1.4" />
      <path d="M4.600 6.200h11.200v15H4.600z" fill="var(--card)" stroke="var(--ink2)" strokeWidth="1.4" />
    </>
  ),
  destroy: (
    <>
      {card}
      <path
        d="m13.600 2.400-4 6 4.400 3.400-4.400 3.600 2.800 6.200"
        fill="none"
        stroke="var(--rubric)"
        strokeWidth="1.9"
      />
    </>
  ),
  discard: (
    <>
      {card}
      <path d="m8.800 8.600 6.400 6.800M15.200 8.600l-6.400 6.800" stroke="var(--ink2)" strokeWidth="1.9" />
    </>
  ),
  rearrange: (
    <>
      <path
        d="M2.600 7.400h5v9.400h-5zM9.500 7.400h5v9.400h-5zM16.400 7.400h5v9.400h-5z"
        fill="var(--card)"
        stroke="var(--ink2)"
        strokeWidth="1.3"
      />
      <path
        d="M5 4.800c3-2.600 10-2.600 13.600 0M18.900 2v3h-3M19 19.400c-3 2.600-10 2.600-13.600 0M5.100 22.200v-3h3"
        fill="none"
        stroke="var(--ink2)"
        strokeWidth="1.4"
      />
    </>
  ),
  shuffle: (
    <path
      d="M3 7h3.600c5 0 5.800 10 10.800 10H21M3 17h3.600c5 0 5.800-10 10.800-10H21M18.400 4.400 21 7l-2.600 2.600M18.400 14.400 21 17l-2.600 2.600"
      fill="none"
      stroke="var(--ink2)"
      strokeWidth="1.8"
    />
  ),
  "castle-move": (
    <>
      <circle cx="12" cy="8" r="3.200" fill="var(--ink2)" />
      <path d={WORKER} fill="var(--ink2)" />
      <path
        d="M5 13.600H1.400m1.800-2-2 2 2 2M19 13.600h3.600m-1.800-2 2 2-2 2"
        fill="none"
        stroke="var(--act)"
        strokeWidth="1.7"
      />
    </>
  ),
  workers: (
    <>
      <circle cx="12" cy="8" r="3.600" fill="var(--ink2)" />
      <path d="M6.400 21c0-6.600 2-9 5.600-9s5.600 2.400 5.600 9z" fill="var(--ink2)" />
    </>
  ),
  manuscript: (
    <>
      <path
        d="M4 4.600h16v14.800H4z"
        fill="var(--card)"
        stroke="var(--ink2)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M7.600 2.600h4.400v9l-2.200-1.800-2.200 1.800z" fill="var(--ink2)" />
      <path d="M14 9h3.600M14 12h3.600M7 15.600h10.600" stroke="var(--ink2)" strokeWidth="1.3" />
    </>
  ),
  virtue: (
    <>
      <circle cx="13.400" cy="12" r="8" fill="var(--card)" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M10.600 8.600 7.200 12l3.400 3.400M7.200 12h9.600" fill="none" stroke="var(--ink)" strokeWidth="1.9" />
    </>
  ),
  corruption: (
    <>
      <circle cx="10.600" cy="12" r="8" fill="var(--ink)" stroke="var(--ink)" strokeWidth="1.5" />
      <path
        d="m13.400 8.600 3.400 3.400-3.400 3.400M16.800 12H7.200"
        fill="none"
        stroke="var(--card)"
        strokeWidth="1.9"
      />
    </>
  ),
  focus: (
    <path
      d="M7 20.600h10M9 20.600v-5h6v5M12 3.400a4.600 4.600 0 1 1 0 9.200 4.600 4.600 0 0 1 0-9.200z"
      fill="none"
      stroke="var(--gilt)"
      strokeWidth="1.8"
    />
  ),
};
