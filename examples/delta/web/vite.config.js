// The board is a module of the page: React and the kit are the page's own, by their names.
export default {
  base: "./",
  publicDir: false,
  build: {
    outDir: "../src/ludorum_delta/board",
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: {
      input: ["index.tsx", "poster.tsx"],
      preserveEntrySignatures: "strict",
      external: ["react", "react/jsx-runtime", "@ludorum/board"],
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", assetFileNames: "[name][extname]" },
    },
  },
};
