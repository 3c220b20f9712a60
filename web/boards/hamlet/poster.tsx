import type { PosterArt } from "@ludorum/board";

export const poster: PosterArt = {
  tones: [
    "light-dark(#f0ebd0, #23301f)",
    "light-dark(#c6cf96, #3e5233)",
    "light-dark(#c98b3a, #d29c4c)",
    "light-dark(#3f5a34, #dce6b8)",
  ],
  scene: (
    <>
      <path d="M0 132q60-30 128-16t132-18v92H0z" className="tone1" />
      <path d="M80.500 190q10-43 47.500-59t58-38.500l8 7.500q-24 25-61.500 41.500T91.500 190z" className="tone0" />
      <path
        d="M112 118V74l14-12V40l8-18 8 18v22l14 12v44zM36 146v-28l22-18 22 18v28zM186 142v-26l20-16 20 16v26z"
        className="tone3"
      />
      <path
        d="M52 164v-16l16-12 16 12v16zM168 172v-18l18-14 18 14v18zM20 120l9-26 9 26zM10 128l8-22 8 22zM228 112l9-28 9 28zM214 104l8-22 8 22z"
        className="tone2"
      />
      <path d="M128 118v-16a6 8 0 0 1 12 0v16zM131 74h6v12h-6zM52 128h10v18H52zM201 124h10v18h-10z" className="tone0" />
      <path d="M100 174l24-6M102 182l24-6M226 166l22-5M228 174l22-5M230 182l22-5" className="line2" />
    </>
  ),
};
