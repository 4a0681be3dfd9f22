import { rmSync } from "node:fs";
import { putSideBySide, SCREENS } from "./lib/engine-screens";
import { findEngines } from "./lib/engines";
import { runMain } from "./lib/processes";
import { runPhases } from "./lib/run-phases";
import { enginePhases } from "./lib/test-steps";

/**
 * `npm run test:engines`: every page, and what visitors do, in Firefox and WebKit where they are
 * installed; pictures of the pages side by side with Chromium's.
 */
const testEngines = async () => {
  const engines = Object.values(findEngines());
  for (const { name, program, isFound, install } of engines) {
    const where = isFound ? (program ?? "Playwright's") : `not installed. To have it: ${install}.`;
    console.log(`${name}: ${where}`);
  }
  const found = engines.filter(({ isFound }) => isFound).map(({ name }) => name);
  if (found.length === 0) {
    console.log("No engine besides Chromium is installed: nothing was tested.");
    return 0;
  }
  rmSync(SCREENS, { recursive: true, force: true });
  const code = await runPhases(enginePhases());
  await putSideBySide(["Chromium", ...found]);
  console.log(`Side by side: ${SCREENS}/`);
  return code;
};

runMain(testEngines);
