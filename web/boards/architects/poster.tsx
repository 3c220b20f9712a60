import type { PosterArt } from "@ludorum/board";

export const poster: PosterArt = {
  tones: [
    "light-dark(#f1e3c8, #3a2a1e)",
    "light-dark(#e0c79a, #57402b)",
    "light-dark(#b4623a, #c97a4c)",
    "light-dark(#5a3320, #e9cfa6)",
  ],
  scene: (
    <>
      <circle cx="196" cy="52" r="26" className="tone1" />
      <path d="M0 168q66-22 130-14t130-8v44H0z" className="tone1" />
      <path d="M84 168V92l16-10V58l12-34 12 34v24l16 10v76zM140 168v-54h44v54zM54 168v-40h30v40z" className="tone3" />
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
};
