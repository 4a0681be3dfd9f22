import { findBrowser } from "../../src/commands/lib/browser";
import { serveSite } from "../../src/commands/lib/serve";
import { startStandIns } from "../../src/stand-ins";
import { SITE_PORT } from "./site-port";

/** Finds a browser and starts the site and both stand-ins; Playwright calls what it returns last. */
export default async function globalSetup() {
  if (!process.env.CHROMIUM) {
    const { executablePath, found } = await findBrowser();
    console.log(`Browser: ${found}`);
    process.env.CHROMIUM = executablePath;
  }
  const stopStandIns = await startStandIns({ form: true, booking: true }, () => undefined);
  const site = await serveSite(SITE_PORT);
  return async () => {
    await site.close();
    await stopStandIns();
  };
}
