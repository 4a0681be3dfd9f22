import type { Plugin } from "esbuild";

/**
 * Leaves zod's own sentences in some fifty languages out of a bundle: the check has its own, of the
 * codes that zod answers. They are 200 kB.
 */
export const slimZod: Plugin = {
  name: "slim-zod",
  setup: ({ onLoad }) => {
    onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
    }));
  },
};
