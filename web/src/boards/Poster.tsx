// The picture of a game on its card.

import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import type { PosterArt } from "../game-ui";
import type { GameInfo } from "../generated/http";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { loadPoster } from "./load";

/** Without a scene of its own a game gets hills and a sun. */
const PLAIN: Partial<PosterArt> = {
  scene: (
    <>
      <circle cx="180" cy="56" r="26" className="tone2" />
      <path d="M0 140q70-36 130-14t130-20v84H0z" className="tone1" />
      <path d="M0 168q60-22 120-8t140-10v40H0z" className="tone3" />
    </>
  ),
};

export function Poster({ game }: { game: GameInfo }): ReactNode {
  const [art, setArt] = useState<Partial<PosterArt> | null>(null);
  const { board } = game;
  useEffect(() => {
    loadPoster(board).then(
      (x) => setArt(x ?? PLAIN),
      () => setArt(PLAIN),
    );
  }, [board]);
  const tones = Object.fromEntries((art?.tones ?? []).map((tone, i) => [`--tone${i}`, tone]));
  return (
    <svg
      className="poster"
      style={tones as CSSProperties}
      viewBox="0 0 260 190"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="260" height="190" className="tone0" />
      <ErrorBoundary slot="poster" game={game.name} of={art} instead={PLAIN.scene}>
        {art?.scene}
      </ErrorBoundary>
    </svg>
  );
}
