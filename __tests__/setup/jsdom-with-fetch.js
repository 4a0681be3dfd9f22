const { TestEnvironment } = require("jest-environment-jsdom");

/** What Node has and jsdom has not. */
const MISSING = [
  ...["fetch", "Headers", "Request", "Response", "AbortController"],
  ...["Blob", "TextEncoder", "TextDecoder", "structuredClone"],
];

/** A page that can ask a server, as Decap's own code does. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] = globalThis[name];
  }
};
