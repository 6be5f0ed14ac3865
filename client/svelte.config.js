import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  // Every warning of the compiler, above all about accessibility, stops the build.
  onwarn(warning) {
    throw new Error(`${warning.filename}: ${warning.code}: ${warning.message}`);
  },
};
