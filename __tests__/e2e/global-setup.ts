import { findBrowser } from "../../src/commands/browser";
import { serveSite } from "../../src/commands/serve";
import { startStandIns } from "../../src/commands/stand-ins/environment";
import { SITE_PORT } from "./site-port";

/** Finds a browser and starts the site and both stand-ins; Playwright calls what it returns last. */
export default async function globalSetup() {
  const { executablePath, found } = await findBrowser();
  console.log(`Browser: ${found}`);
  if (executablePath) process.env.CHROMIUM = executablePath;
  const stopStandIns = await startStandIns({ form: true, booking: true }, () => undefined);
  const site = await serveSite({ port: SITE_PORT });
  return async () => {
    await site.close();
    await stopStandIns();
  };
}
