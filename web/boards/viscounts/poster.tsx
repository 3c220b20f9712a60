import type { PosterArt } from "@ludorum/board";

const FIFTHS = [0, 72, 144, 216, 288];

export const poster: PosterArt = {
  tones: [
    "light-dark(#ede3dc, #32202e)",
    "light-dark(#cdb6c4, #533a4c)",
    "light-dark(#b58a2e, #cfa24a)",
    "light-dark(#5b2e52, #e6cfdd)",
  ],
  scene: (
    <g transform="translate(130 97)">
      <circle r="88" className="tone1" />
      {FIFTHS.map((turn) => (
        <path key={turn} d="M-2 0V-88H2V0z" transform={`rotate(${turn})`} className="tone0" />
      ))}
      {FIFTHS.map((turn, i) => (
        <g key={turn} transform={`rotate(${turn + 36})`}>
          <g transform="translate(0 -68)">
            <path d="M-9-7H9V7H-9z" transform={`rotate(${-turn - 36})`} className={i % 2 ? "tone2" : "tone3"} />
          </g>
          <circle cy="-68" r="6" transform="rotate(-18)" className="tone0" />
        </g>
      ))}
      <circle r="46" className="tone0" />
      <circle r="41" className="tone3" />
      {FIFTHS.map((turn) => (
        <path key={turn} d="M-1.250-40H1.250V-20H-1.250z" transform={`rotate(${turn})`} className="tone0" />
      ))}
      <circle r="23" className="tone2" />
      <circle r="10" className="tone0" />
    </g>
  ),
};
