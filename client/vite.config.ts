import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The build is committed: fixed names keep the history small, relative paths let the server run
// under any prefix, and nothing is inlined so that a strict content policy holds.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/tabularium/web/dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: "assets/app.js",
        chunkFileNames: "assets/[name].js",
        assetFileNames: "assets/[name][extname]",
        // What every page shares is one file, not a dozen small ones.
        codeSplitting: {
          groups: [{ name: "common", test: /node_modules|src\/lib|vite\/preload-helper/ }],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
      "/words": "http://127.0.0.1:8000",
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
