const { TestEnvironment } = require("jest-environment-jsdom");

/** Globals that Node has and jsdom lacks. */
const MISSING = [
  ...["fetch", "Headers", "Request", "Response", "AbortController"],
  ...["Blob", "TextEncoder", "TextDecoder", "structuredClone"],
];

/** jsdom with `fetch` and other globals of Node. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] = globalThis[name];
  }
};
