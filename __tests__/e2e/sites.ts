import { TEST_SITE } from "../../src/commands/lib/test-sites";

/** Ports that are not those of `npm start`, so that a site left running is not tested by mistake. */
export const testSite = { port: 8788, folder: `${TEST_SITE}/public` };

/** The owner's content, of which only what holds for any content is tested. */
export const liveSite = { port: 8789, folder: "public" };

export const urlOf = ({ port }: { port: number }) => `http://localhost:${port}`;
