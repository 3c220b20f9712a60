import { memo, type ReactNode } from "react";
import { bodies, box } from "./game-icons";

// Ours, where the icon set blurs at the size of a heading.
const DRAWN = {
  storehouse: (
    <path d="M12 1.500 22.500 8v2.200h-1.700V22h-3v-9.500H6.200V22h-3V10.200H1.500V8zM12 4.700a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zM7.600 18h4v4h-4zm4.800 0h4v4h-4zM10 13.600h4v3.800h-4z" />
  ),
  town: (
    <path d="M6 2.500h1V1h.9v1.500l2.300 4.300V11L15.500 7 22.500 12.500V22h-4.300v-4.500h-4V22h-3.400v-6.200a2 2 0 0 0-4 0V22H2.500V6.800zM5.400 8.200v2.600h2.100V8.200zM13.400 12.600v2.400h2v-2.400zm4 0v2.400h2v-2.400z" />
  ),
} satisfies Record<string, ReactNode>;

export type GlyphName = keyof typeof bodies | keyof typeof DRAWN;

function isDrawn(name: GlyphName): name is keyof typeof DRAWN {
  return name in DRAWN;
}

/** A picture of a place or a piece of this game; decorative unless it has a label. */
export const Glyph = memo(function Glyph({ name, label }: { name: GlyphName; label?: string }) {
  const own = isDrawn(name);
  return (
    <svg
      className="icon"
      viewBox={own ? "0 0 24 24" : box}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {own ? DRAWN[name] : bodies[name]}
    </svg>
  );
});

/** The picture of each place. */
export const PLACE_GLYPH: Record<string, GlyphName> = {
  quarry: "stone-crafting",
  forest: "pine-tree",
  mines: "mine-wagon",
  silversmith: "anvil",
  storehouse: "storehouse",
  workshop: "gear-hammer",
  town: "town",
  tax: "swap-bag",
  guardhouse: "guarded-tower",
  market: "domino-mask",
  guildhall: "crane",
  cathedral: "church",
  prison: "prisoner",
};
