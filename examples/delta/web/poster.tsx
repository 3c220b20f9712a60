import type { PosterArt } from "@ludorum/board";

export const poster: PosterArt = {
  tones: [
    "light-dark(#dfeaf0, #1f2a30)",
    "light-dark(#a9c6d4, #33505e)",
    "light-dark(#c08a2c, #d29c4c)",
    "light-dark(#26506b, #b8dce6)",
  ],
  scene: (
    <>
      <path d="M0 120q130-40 260 0v70H0z" className="tone1" />
      <path d="M60 130h120l-20 30H80z" className="tone3" />
      <path d="M118 130V60l50 60z" className="tone2" />
    </>
  ),
};
