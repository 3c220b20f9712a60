// A scene for every game, in three tones of its own; drawn by us.

import type { ReactNode } from "react";

const SCENES: Record<string, ReactNode> = {
  architects: (
    <>
      <circle cx="196" cy="52" r="26" className="tone1" />
      <path d="M0 168q66-22 130-14t130-8v44H0z" className="tone1" />
      <path
        d="M84 168V92l16-10V58l12-34 12 34v24l16 10v76zM140 168v-54h44v54zM54 168v-40h30v40z"
        className="tone3"
      />
      <g className="tone0">
        <path d="M104 168v-30a8 10 0 0 1 16 0v30z" />
        <circle cx="112" cy="104" r="9" />
        <path d="M150 130a5 6 0 0 1 10 0v16h-10zM166 130a5 6 0 0 1 10 0v16h-10zM62 142a4 5 0 0 1 8 0v12h-8zM109 70a3 4 0 0 1 6 0v10h-6z" />
      </g>
      <path
        d="M190 168V66M222 168V66M184 90h44M184 118h44M184 146h44M190 118l32-28M190 146l32-28M206 66V34h-44M206 34l18 14M162 34v20"
        className="line2"
      />
      <path d="M155 54h14v11h-14z" className="tone2" />
      <path d="M112 24v-12M107 16h10" className="line3" />
    </>
  ),
  hadrians_wall: (
    <>
      <circle cx="58" cy="50" r="24" className="tone1" />
      <path d="M0 118q50-34 104-14t156-30v116H0z" className="tone1" />
      <path d="M0 150q70-24 130-6t130-24v70H0z" className="tone2" />
      <path
        d="M0 138l14-4v-9l12-3v8l14-3v-9l12-2v8l15-2v-9l12-1v9l15 1v-9l12 1v9l15 3v-9l12 2v9l15 2v-9l12 1v9l16 0v-9l12-1v9l15-3v-9l12-3v8l16-5v-9l12-4v9l15-5V160q-66 20-130 4T0 176z"
        className="tone3"
      />
      <path
        d="M150 132V74h-5v-8h9v-8h9v8h9v-8h10v8h9v-8h9v8h9v8h-5v66z"
        className="tone3"
      />
      <path d="M168 140v-22a9 11 0 0 1 18 0v24z" className="tone0" />
      <path d="M176 28l26 8-26 9z" className="tone2" />
      <path d="M176 58V27" className="line3" />
    </>
  ),
  paladins: (
    <>
      <path
        d="M0 120h26v-16h18v16h24v-16h18v16h24v-16h18v16h24v-16h18v16h24v-16h18v16h48v70H0z"
        className="tone1"
      />
      <path d="M0 150h260v40H0z" className="tone2" opacity=".45" />
      <g transform="translate(52 44)">
        <path d="M0 0h46v44c0 26-12 40-23 48C12 84 0 70 0 44z" className="tone2" />
        <path d="M20 10h6v18h14v6H26v34h-6V34H6v-6h14z" className="tone0" />
      </g>
      <g transform="translate(162 44)">
        <path d="M0 0h46v44c0 26-12 40-23 48C12 84 0 70 0 44z" className="tone2" />
        <path d="M2 2h42v42q0 4-.6 7L2 25z" className="tone0" />
      </g>
      <g transform="translate(98 18)">
        <path d="M0 0h64v62c0 38-18 58-32 70C18 120 0 100 0 62z" className="tone3" />
        <path d="M29 14h6l3 62h-12zM18 76h28v7H18zM28 83h8v18h-8z" className="tone0" />
        <circle cx="32" cy="106" r="6" className="tone0" />
      </g>
    </>
  ),
  tithe: (
    <>
      <circle cx="66" cy="50" r="24" className="tone1" />
      <path d="M0 150q70-26 130-10t130-12v62H0z" className="tone1" />
      <path d="M168 150V96l34-26 34 26v54z" className="tone3" />
      <path d="M160 100 202 64l42 36-5 6-37-32-37 32z" className="tone2" />
      <path d="M190 150v-30h24v30z" className="tone0" />
      {[70, 94, 118].map((x, i) => (
        <g key={x} transform={`translate(${x} ${172 - (i % 2) * 6})`}>
          <path d="M0 0V-58" className="line2" />
          {[0, 1, 2, 3].map((k) => (
            <path
              key={k}
              d={`M0 ${-28 - k * 11}q-12-2-12-14 10 2 12 12 2-10 12-12 0 12-12 14z`}
              className="tone2"
            />
          ))}
          <path d="M0-70q-6 8 0 16 6-8 0-16z" className="tone2" />
        </g>
      ))}
    </>
  ),
};

/** Without a scene of its own a game gets hills and a sun. */
const PLAIN = (
  <>
    <circle cx="180" cy="56" r="26" className="tone2" />
    <path d="M0 140q70-36 130-14t130-20v84H0z" className="tone1" />
    <path d="M0 168q60-22 120-8t140-10v40H0z" className="tone3" />
  </>
);

export function Poster({ game }: { game: string }): ReactNode {
  return (
    <svg
      className={`poster poster-${game}`}
      viewBox="0 0 260 190"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="260" height="190" className="tone0" />
      {SCENES[game] ?? PLAIN}
    </svg>
  );
}
