import { findBrowser } from "../../../src/commands/lib/browser";
import { STAND_IN_PORTS, startStandIn } from "../../../src/commands/stand-ins";
import { serveRemembered } from "./remembered-site";
import { liveSite, testSite } from "./sites";

/** Finds a browser and starts both sites and the stand-ins. Returns the teardown, which Playwright calls. */
export default async function globalSetup() {
  const { executablePath, found } = await findBrowser();
  console.log(`Browser: ${found}`);
  if (executablePath) process.env.CHROMIUM = executablePath;
  const standIns = [
    await startStandIn("form", STAND_IN_PORTS.form, () => undefined),
    await startStandIn("booking", STAND_IN_PORTS.booking, () => undefined),
  ];
  const sites = await Promise.all([testSite, liveSite].map(serveRemembered));
  return async () => {
    await Promise.all([...sites, ...standIns].map((server) => server.close()));
  };
}
