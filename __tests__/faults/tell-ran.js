const { appendFileSync } = require("node:fs");

// Once for each test file.
afterAll(() => {
  const row = { test: expect.getState().testPath, faults: [...(globalThis.ranFaults ?? [])] };
  appendFileSync(process.env.RAN_FAULTS, `${JSON.stringify(row)}\n`);
});
