import * as built from "../../src/commands/lib/test-sites";

/** Ports that are not those of `npm start`, so that a site left running is not tested by mistake. */
export const testSite = { port: 8788, folder: built.testSite.folder };
export const liveSite = { port: 8789, folder: built.liveSite.folder };

export const urlOf = ({ port }: { port: number }) => `http://localhost:${port}`;
