import { type ReactNode, useId } from "react";

const MARGIN = 5;

/** Everything but the places in light is dimmed; it can be pressed all the same. */
export function Spotlight({ rects }: { rects: readonly DOMRect[] }): ReactNode {
  const id = useId();
  if (!rects.length) return null;
  return (
    <svg className="spotlight" aria-hidden="true">
      <mask id={id}>
        <rect width="100%" height="100%" fill="white" />
        {rects.map((x, i) => (
          <rect
            key={i}
            x={x.x - MARGIN}
            y={x.y - MARGIN}
            width={x.width + 2 * MARGIN}
            height={x.height + 2 * MARGIN}
            rx={9}
            fill="black"
          />
        ))}
      </mask>
      <rect className="veil" width="100%" height="100%" mask={`url(#${id})`} />
      {rects.map((x, i) => (
        <rect
          key={i}
          className="ring"
          x={x.x - MARGIN}
          y={x.y - MARGIN}
          width={x.width + 2 * MARGIN}
          height={x.height + 2 * MARGIN}
          rx={9}
        />
      ))}
    </svg>
  );
}
