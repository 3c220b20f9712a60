// The poster of a game as a file of its own, `poster.svg`: pictures of links are drawn where there is no page.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";

const SIZE = [260, 190];

/** The tone in light. */
const light = (tone) => /^light-dark\(\s*([^,]+),/.exec(tone)?.[1] ?? tone;

/** The styles of web/src/app/home.css. */
function styles(tones) {
  const fills = tones.map((tone, i) => `.tone${i}{fill:${tone}}`);
  const lines = [2, 3].map((i) => `.line${i}{fill:none;stroke-width:3;stroke:${tones[i]}}`);
  return [...fills, ...lines].join("");
}

function drawn({ tones, scene }) {
  const [width, height] = SIZE;
  return renderToStaticMarkup(
    createElement(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height },
      createElement("style", null, styles(tones.map(light))),
      createElement("rect", { width, height, className: "tone0" }),
      scene,
    ),
  );
}

/** `posters`: the file a poster is in, and where it is to go. */
export async function drawPosters(root, posters) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "warn",
    appType: "custom",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    for (const [file, folder] of posters) {
      const { poster } = await server.ssrLoadModule(file);
      await writeFile(join(folder, "poster.svg"), `${drawn(poster)}\n`);
    }
  } finally {
    await server.close();
  }
}
