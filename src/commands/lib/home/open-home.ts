import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { openContentFolder } from "../../../content-files/content-folder";
import { assertFree } from "../free-port";
import type { serveSite } from "../serve";
import { answerRequest } from "./answer";
import { watchFolder } from "./changes";
import { openCopies } from "./copies";
import { keepServed, type Outcome } from "./keep-served";
import { listenAtHome } from "./listen";

type Settings = {
  port: number;
  /** The folder in which `content` is, and `public` once it is built. */
  repository: string;
  /** Writes the desk into a folder. */
  writeDesk: (folder: string) => Promise<unknown>;
  /** Builds the site. @returns what went wrong, undefined where nothing did */
  build: () => Promise<string | undefined>;
  serve?: typeof serveSite;
  onBuild: () => void;
  onOutcome: (outcome: Outcome) => void;
};

/** What this server keeps for itself, in the repository. */
const OWN = ".site";

/**
 * Serves the desk and the site of a repository at `http://localhost:<port>`, at once: the site as soon as
 * it is built, and built again whenever the content has changed.
 * @throws when another program holds the port
 */
export const openHome = async (settings: Settings) => {
  const { port, repository, writeDesk, build, serve, onBuild, onOutcome } = settings;
  const own = join(repository, OWN);
  const folder = openContentFolder(repository);
  const copies = openCopies(own, serve);
  const kept = keepServed({
    load: folder.load,
    build,
    serve: () => copies.replace(join(repository, "public")),
    onBuild,
    onOutcome,
  });
  const content = {
    load: folder.load,
    commit: async (...commit: Parameters<typeof folder.commit>) => {
      const committed = await folder.commit(...commit);
      kept.look();
      return committed;
    },
  };

  await assertFree(port);
  const desk = prepareDesk(own, writeDesk);
  const store = { content, repository, publication: kept.publication };
  const { hasMistakes } = kept;
  const { origin, close } = await listenAtHome(port, (request, answer) =>
    answerRequest(request, answer, { store, copies, desk, hasMistakes }),
  );
  const stopWatching = watchFolder(join(repository, "content"), kept.look);
  const isWritten = desk.then(() => {
    kept.look();
    return copies.failed;
  });
  const failed = Promise.race([isWritten, copies.failed]);
  // Whoever waits for it gets the error.
  failed.catch(() => undefined);

  return {
    origin,
    /** Settles, with an error, when the desk cannot be written or the site's server ends by itself. */
    failed,
    close: async () => {
      stopWatching();
      await close();
      await copies.close();
    },
  };
};

/** Has the desk in a folder in which nothing is left of an earlier start. */
const prepareDesk = async (own: string, writeDesk: Settings["writeDesk"]) => {
  const folder = join(own, "desk");
  await rm(own, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeDesk(folder);
  return folder;
};
