import type { PosterArt } from "@ludorum/board";

export const poster: PosterArt = {
  tones: [
    "light-dark(#ebe5d6, #26291f)",
    "light-dark(#bfc5a6, #434b37)",
    "light-dark(#8e8b6a, #7b7d5c)",
    "light-dark(#7a2a1e, #d9806a)",
  ],
  scene: (
    <>
      <circle cx="58" cy="50" r="24" className="tone1" />
      <path d="M0 118q50-34 104-14t156-30v116H0z" className="tone1" />
      <path d="M0 150q70-24 130-6t130-24v70H0z" className="tone2" />
      <path
        d="M0 138l14-4v-9l12-3v8l14-3v-9l12-2v8l15-2v-9l12-1v9l15 1v-9l12 1v9l15 3v-9l12 2v9l15 2v-9l12 1v9l16 0v-9l12-1v9l15-3v-9l12-3v8l16-5v-9l12-4v9l15-5V160q-66 20-130 4T0 176z"
        className="tone3"
      />
      <path d="M150 132V74h-5v-8h9v-8h9v8h9v-8h10v8h9v-8h9v8h9v8h-5v66z" className="tone3" />
      <path d="M168 140v-22a9 11 0 0 1 18 0v24z" className="tone0" />
      <path d="M176 28l26 8-26 9z" className="tone2" />
      <path d="M176 58V27" className="line3" />
    </>
  ),
};
