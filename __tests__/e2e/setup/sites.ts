import * as built from "../../../src/commands/lib/test-sites";

/** The ports differ from those of `npm start`, so a running site is not tested by mistake. */
export const testSite = { port: 8788, folder: built.testSite.folder };
export const liveSite = { port: 8789, folder: built.liveSite.folder };

export const urlOf = ({ port }: { port: number }) => `http://localhost:${port}`;
