// Everything Delta draws itself: goods, marks of districts, views of them, a barge. 24 units.

import { type Drawings, isPip, Pip, sign, sized, useWords } from "@ludorum/board";
import { memo, type ReactNode } from "react";
import type { District } from "./content";

const TOKENS: Record<string, ReactNode> = {
  fish: (
    <>
      <path
        d="M2.5 12c3-4.6 6.6-6 10-6 3 0 5 1.2 6.2 3.2L22 7v10l-3.3-2.2C17.5 16.8 15.5 18 12.5 18c-3.4 0-7-1.4-10-6z"
        fill="var(--delta-fish)"
        stroke="var(--delta-fish-d)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d="M10 8c1.6 2.4 1.6 5.6 0 8" fill="none" stroke="var(--delta-fish-d)" strokeWidth="1.2" opacity=".8" />
      <circle cx="6.8" cy="11" r="1.1" fill="var(--delta-fish-d)" />
    </>
  ),
  salt: (
    <>
      <path
        d="M8.5 7.5h7l4.2 9.3c.6 1.7-.3 3.2-2 3.2H6.3c-1.7 0-2.6-1.5-2-3.2z"
        fill="var(--delta-salt)"
        stroke="var(--delta-salt-d)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d="M8 3.5c1.3 1 2.7 1 4 0 1.3 1 2.7 1 4 0l-.6 4H8.6z"
        fill="var(--delta-salt)"
        stroke="var(--delta-salt-d)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path
        d="m12 11 2.6 2.6L12 16.2l-2.6-2.6z"
        fill="none"
        stroke="var(--delta-salt-d)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </>
  ),
  timber: (
    <>
      <path
        d="M3 14.5 16 7.5l5 2.6v4.4l-13 7-5-2.6z"
        fill="var(--wood)"
        stroke="var(--wood-d)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path
        d="m3 14.5 5 2.6 13-7M8 17.1v4.4M6 5.6 17 3l3 1.8"
        fill="none"
        stroke="var(--wood-d)"
        strokeWidth="1.2"
        strokeLinejoin="round"
        opacity=".85"
      />
      <path
        d="M4 9.8 15.5 4l4.5 2.3-11.5 5.9z"
        fill="var(--wood)"
        stroke="var(--wood-d)"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="9.2" fill="var(--gold)" stroke="var(--gold-d)" strokeWidth="1.5" />
      <path
        d="M6.5 10.5c1.8-1.8 3.7-1.8 5.5 0s3.7 1.8 5.5 0M6.5 14.5c1.8-1.8 3.7-1.8 5.5 0s3.7 1.8 5.5 0"
        fill="none"
        stroke="var(--gold-d)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
};

/** A good; points are the kit's. Decorative unless it gets a label. */
export const Token = memo(function Token({ name, size, label }: { name: string; size?: number; label?: string }) {
  if (isPip(name)) return <Pip name={name} size={size} label={label} />;
  return (
    <svg
      className="pip delta-token"
      viewBox="0 0 24 24"
      style={size ? sized(size) : undefined}
      {...sign(name)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {TOKENS[name]}
    </svg>
  );
});

const MARKS: Record<District, ReactNode> = {
  harbour: (
    <path d="M12 8.5V20M7.5 11h9M4.5 14c.8 4 3.6 6 7.5 6s6.7-2 7.5-6M12 8.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z" />
  ),
  market: (
    <path d="M12 4v16M8 20h8M5 7.5 12 6l7 1.5M5 7.5 2.8 14c1.2 1.8 3.2 1.8 4.4 0zM19 7.5 16.8 14c1.2 1.8 3.2 1.8 4.4 0z" />
  ),
  hill: <path d="M3 20c3-3.6 6-5.4 9-5.4s6 1.8 9 5.4M9 14.8V8l3-4 3 4v6.8M12 14.8v-3" />,
};

/** The mark of a district: a tint and a glyph, always both. */
export const Mark = memo(function Mark({ district, named }: { district: District; named?: boolean }) {
  const label = useWords().say(`district-${district}`);
  return (
    <span
      className={`delta-mark delta-in-${district}`}
      {...sign(district)}
      {...(named ? { role: "img", "aria-label": label } : {})}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {MARKS[district]}
      </svg>
    </span>
  );
});

function isDistrict(name: string): name is District {
  return name in MARKS;
}

export const drawings: Drawings = {
  has: (name) => name in TOKENS || isDistrict(name),
  Draw: (props) => (isDistrict(props.name) ? <Mark district={props.name} named /> : <Token {...props} />),
};

// 120 by 40, standing on the lower edge.
const SIGHTS: Record<District, ReactNode> = {
  harbour: (
    <>
      <path className="far" d="M4 40V20l9-6 9 6v20zM26 40V24h14v16zM108 40V12l4-5 4 5v28z" />
      <path
        className="near"
        d="M46 34h26l-4 6H50zM57 34V8l14 22H57zM55 34V14L45 30h10zM78 36h24l-3.5 4h-17zM89 36V16l10 16H89z"
      />
    </>
  ),
  market: (
    <>
      <path className="far" d="M8 40V18l10-8 10 8v22zM88 40V14l8-8 8 8v26zM50 40V12h14v28z" />
      <path
        className="near"
        d="M26 26h30l4 6H22zM25 32h2v8h-2zM55 32h2v8h-2zM70 26h30l4 6H66zM69 32h2v8h-2zM99 32h2v8h-2zM32 36h18v4H32zM76 36h18v4H76z"
      />
    </>
  ),
  hill: (
    <>
      <path className="far" d="M0 40c16-13 34-19 54-19s44 6 66 19z" />
      <path
        className="near"
        d="M44 24V10l5-7 5 7v4h16l5 6v4c-10-3-21-3-31 0zM12 40v-6l5-4 5 4v6zM92 40v-7l5-4 5 4v7z"
      />
    </>
  ),
};

/** What a district looks like from the river. */
export function Sight({ district }: { district: District }) {
  return (
    <svg className="delta-sight" viewBox="0 0 120 40" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      {SIGHTS[district]}
    </svg>
  );
}

export function Hull() {
  return (
    <svg className="delta-hull" viewBox="0 0 160 34" preserveAspectRatio="none" aria-hidden="true">
      <path className="side" d="M2 4h156l-16 22H20z" />
      <path className="plank" d="M9 12h142M14 19h132" />
      <path className="wave" d="M0 28q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" />
    </svg>
  );
}

/** A barge far off. */
export function Sail() {
  return (
    <svg className="delta-sail" viewBox="0 0 64 56" aria-hidden="true">
      <path className="side" d="M6 40h52l-7 10H14z" />
      <path className="cloth" d="M31 6c12 8 18 18 19 30H31zM27 12v24H13c2-10 7-18 14-24z" />
      <path className="wave" d="M2 53q5-4 10 0t10 0 10 0 10 0 10 0 10 0" />
    </svg>
  );
}

/** A lantern: this evening there is a feast. */
export function Lantern() {
  return (
    <svg className="delta-lantern" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2v3M8 5h8M7.5 8.5 9 5h6l1.5 3.5v8L15 20H9l-1.5-3.5zM9 22h6" />
      <path className="flame" d="M12 9.5c2 2 2.4 3.2 2.4 4.2a2.4 2.4 0 0 1-4.8 0c0-1 .4-2.2 2.4-4.2z" />
    </svg>
  );
}

export function Oars() {
  return (
    <svg className="delta-oars" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 3 16 16M19 3 8 16M15 15.5l3.5 5.5 1.5-1.2-3.5-5.6zM9 15.5 5.5 21 4 19.8l3.5-5.6z" />
    </svg>
  );
}
