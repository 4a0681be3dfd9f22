const { TestEnvironment } = require("jest-environment-jsdom");

/** A page that can ask a server, as Decap's own code does. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, AbortController, TextDecoder });
    Object.assign(this.global, { Blob, TextEncoder, structuredClone });
  }
};
