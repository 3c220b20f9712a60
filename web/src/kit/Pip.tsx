// Goods, drawn by us: icon sets blur at the sizes a board needs them in. 24 units, two tones each.

import { memo, type ReactNode } from "react";
import { sign } from "./named";

const DRAWN = {
  clay: (
    <>
      <path
        d="M2.5 9.5 6 6h13.5l2 2.6v7L18 19H4.2l-1.7-2.3z"
        fill="var(--clay)"
        stroke="var(--clay-d)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d="M2.8 9.6h15.4l3-1.2M18.2 9.6V19" fill="none" stroke="var(--clay-d)" strokeWidth="1.1" opacity=".75" />
    </>
  ),
  wood: (
    <>
      <path d="M7 6h12a3 6 0 0 1 0 12H7z" fill="var(--wood)" stroke="var(--wood-d)" strokeWidth="1.3" />
      <ellipse cx="7" cy="12" rx="4.2" ry="6" fill="var(--sheet)" stroke="var(--wood-d)" strokeWidth="1.3" />
      <ellipse cx="7" cy="12" rx="1.7" ry="2.8" fill="none" stroke="var(--wood-d)" strokeWidth="1.1" />
      <path d="M13 9.2h6M14 14.8h5" stroke="var(--wood-d)" strokeWidth="1.1" opacity=".7" />
    </>
  ),
  stone: (
    <>
      <path
        d="M3 15.5 6 7.2l6.2-3 6.6 3.4L21.4 15l-3.6 4.6H6.4z"
        fill="var(--stone)"
        stroke="var(--stone-d)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d="m6 7.2 5 4.4 7.8-4M11 11.6l-.8 8" fill="none" stroke="var(--stone-d)" strokeWidth="1.1" opacity=".7" />
    </>
  ),
  gold: (
    <>
      <path
        d="M6.8 7.5h10.4l4.3 10.8h-19z"
        fill="var(--gold)"
        stroke="var(--gold-d)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d="M8.6 10.2h6.8l1.6 4.6H7z" fill="none" stroke="var(--gold-d)" strokeWidth="1" opacity=".75" />
    </>
  ),
  marble: (
    <>
      <path
        d="M12 2.6 21.4 12 12 21.4 2.6 12z"
        fill="var(--marble)"
        stroke="var(--marble-d)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M7.6 7.2c2.4 1 2.2 3 4.4 4.2s1.6 3.4 4.6 5.2M13.6 4.6c.4 2.4 2.6 2.8 4 4.4"
        fill="none"
        stroke="var(--marble-d)"
        strokeWidth="1.1"
      />
    </>
  ),
  silver: (
    <>
      <circle cx="12" cy="12" r="9.2" fill="var(--silver)" stroke="var(--silver-d)" strokeWidth="1.5" />
      <path d="M12 6.4v11.2M8 10h8M9 6.9h6" fill="none" stroke="var(--silver-d)" strokeWidth="1.5" />
    </>
  ),
  card: (
    <>
      <rect x="5" y="2.8" width="14" height="18.4" rx="1.8" fill="var(--card)" stroke="var(--ink2)" strokeWidth="1.5" />
      <path d="M8 17.2v-6l4-3.6 4 3.6v6z" fill="var(--ink2)" />
    </>
  ),
  virtue: (
    <>
      <path
        d="M12 2.2c1.3 3 3.2 4.6 6.2 5.2-1.2 2-1.2 4.6 2 6.4-3.4.4-5.6 2-6 5.2-.8-1-1.4-1.5-2.2-1.5s-1.4.5-2.2 1.5c-.4-3.2-2.6-4.8-6-5.2 3.2-1.8 3.2-4.4 2-6.4 3-.6 4.9-2.2 6.2-5.2z"
        fill="var(--act)"
      />
      <circle cx="12" cy="11.6" r="2.6" fill="var(--card)" />
    </>
  ),
  debt: (
    <>
      <path
        d="M6 2.8h9.6L19 6.2v15H6z"
        fill="var(--rubric-soft)"
        stroke="var(--rubric)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M9 8h6M9 11h6" stroke="var(--rubric)" strokeWidth="1.3" />
      <circle cx="13.6" cy="16.4" r="2.9" fill="var(--rubric)" />
    </>
  ),
  "paid-debt": (
    <>
      <path
        d="M6 2.8h9.6L19 6.2v15H6z"
        fill="var(--card)"
        stroke="var(--ink2)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="m8.6 12.4 2.8 2.8 4.8-6" fill="none" stroke="var(--ink2)" strokeWidth="2" />
    </>
  ),
  vp: (
    <path
      d="M12 2.4 19.8 5v6.4c0 5-3.4 8.2-7.8 10.2-4.4-2-7.8-5.2-7.8-10.2V5z"
      fill="var(--gilt-soft)"
      stroke="var(--gilt)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  ),
} satisfies Record<string, ReactNode>;

export type PipName = keyof typeof DRAWN;

export function isPip(name: string): name is PipName {
  return name in DRAWN;
}

/** A good. Decorative unless it gets a label, for a pip that stands alone. */
export const Pip = memo(function Pip({ name, size, label }: { name: PipName; size?: number; label?: string }) {
  return (
    <svg
      className="pip"
      viewBox="0 0 24 24"
      style={size ? sized(size) : undefined}
      {...sign(name)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {DRAWN[name]}
    </svg>
  );
});

/** The size of a small drawing, as the variable its styles use. */
export function sized(size: number): React.CSSProperties {
  return { "--size": `${size}px` } as React.CSSProperties;
}
