import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { importMap, SHARED, sharedEntries } from "./vite.boards.ts";
import { companion } from "./vite.companion.ts";

/** The face of the text is asked for at once, not when the first style needs it. */
function preloadText(): Plugin {
  const face = /source-sans-3-latin-wght-normal.*\.woff2$/;
  return {
    name: "preload-text",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => face.test(name));
        if (!file) return [];
        const attrs = { rel: "preload", href: `./${file}`, as: "font", crossorigin: "" };
        return [{ tag: "link", attrs, injectTo: "head" as const }];
      },
    },
  };
}

// The page is served from any path under a strict CSP: nothing inlined, addresses relative.
export default defineConfig({
  base: "./",
  plugins: [preloadText(), importMap(), companion()],
  // Where tests and the gallery draw boards from their sources.
  resolve: { alias: { "@ludorum/board": new URL(SHARED["@ludorum/board"], import.meta.url).pathname } },
  worker: { format: "es" },
  build: {
    outDir: "../src/ludorum/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: { input: { index: "index.html", ...sharedEntries }, preserveEntrySignatures: "allow-extension" },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": "http://localhost:8080",
      "/games": "http://localhost:8080",
      "/ws": { target: "ws://localhost:8080", ws: true },
    },
  },
  // A busy machine draws boards slowly: that is no fault.
  test: { testTimeout: 120_000, include: ["tests/**/*.test.ts", "tests/**/*.test.tsx", "src/**/*.test.ts"] },
});
