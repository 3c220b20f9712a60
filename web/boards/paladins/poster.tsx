import type { PosterArt } from "@ludorum/board";

export const poster: PosterArt = {
  tones: [
    "light-dark(#efe1d2, #232b3f)",
    "light-dark(#d9b9a0, #3a4462)",
    "light-dark(#a8452f, #c4604a)",
    "light-dark(#2c3f66, #d9ddeb)",
  ],
  scene: (
    <>
      <path d="M0 120h26v-16h18v16h24v-16h18v16h24v-16h18v16h24v-16h18v16h24v-16h18v16h48v70H0z" className="tone1" />
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
};
