import type { PosterArt } from "@ludorum/board";

export const poster: PosterArt = {
  tones: [
    "light-dark(#f0ebd0, #23301f)",
    "light-dark(#c6cf96, #3e5233)",
    "light-dark(#c08a2c, #d29c4c)",
    "light-dark(#6b3a26, #dce6b8)",
  ],
  scene: (
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
            <path key={k} d={`M0 ${-28 - k * 11}q-12-2-12-14 10 2 12 12 2-10 12-12 0 12-12 14z`} className="tone2" />
          ))}
          <path d="M0-70q-6 8 0 16 6-8 0-16z" className="tone2" />
        </g>
      ))}
    </>
  ),
};
