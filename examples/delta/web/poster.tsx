import type { PosterArt } from "@ludorum/board";

export const poster: PosterArt = {
  tones: [
    "light-dark(#e2ecef, #1c282e)",
    "light-dark(#a9c8d4, #2f4d5b)",
    "light-dark(#c08a2c, #d29c4c)",
    "light-dark(#26506b, #b8dce6)",
  ],
  scene: (
    <>
      <circle cx="200" cy="46" r="22" className="tone2" opacity=".5" />
      {/* Hill, market and harbour, from the left to the right. */}
      <path d="M0 104c26-30 52-42 80-42s52 12 78 34l102 6v20H0z" className="tone1" opacity=".55" />
      <path d="M62 66V44l9-13 9 13v6h20l8 9v9c-16-5-32-6-46-2z" className="tone3" opacity=".7" />
      <path
        d="M150 104V88l10-8 10 8v16zM176 104V84h14v20zM196 104V90l11-9 11 9v14zM226 104V78l6-9 6 9v26z"
        className="tone3"
        opacity=".45"
      />
      <path d="M0 106q65-12 130-4t130 0v88H0z" className="tone1" />
      <path d="M74 138h124l-18 28H92z" className="tone3" />
      <path d="M132 132V62c26 16 42 38 46 70zM124 132V76c-16 14-26 32-29 56z" className="tone2" />
      <path d="M88 128h18v10H88zM182 126h10v12h-10z" className="tone3" opacity=".8" />
      <path
        d="M8 128q10-7 20 0t20 0M206 124q8-6 16 0t16 0M18 178q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0"
        className="line3"
        opacity=".55"
      />
    </>
  ),
};
