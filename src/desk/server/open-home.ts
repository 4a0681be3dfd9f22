import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { OwnSentences } from "../../typed-content/check/messages";
import { checkModel } from "../../typed-content/check/model";
import type { ContentModel } from "../../typed-content/content";
import { openContentFolder } from "./content-folder";
import { answerRequest } from "./answer";
import { filesBelow } from "../../base/files-below";
import { openCopies, type Serve } from "./copies";
import { keepServed, type Outcome } from "./keep-served";
import { listenAtHome } from "./listen";
import { watchFiles } from "./watch-files";

type Settings = {
  port: number;
  /** Has `content` and, once the site is built, `public`. */
  repository: string;
  model: ContentModel;
  messages: OwnSentences;
  writeDesk: (folder: string) => Promise<unknown>;
  /** @returns the error of a failed build, else undefined */
  build: () => Promise<string | undefined>;
  serve: Serve;
  onBuild: () => void;
  onOutcome: (outcome: Outcome) => void;
  /** By default in the repository. */
  own?: string;
};

/**
 * The desk is there at once, the site as soon as it is built; it is built again whenever the content has changed.
 * @throws WrongModel, PortTaken; nothing has been written then
 */
export const openHome = async (settings: Settings) => {
  const { port, repository, model, messages, writeDesk, build, serve, onBuild, onOutcome } =
    settings;
  const { own = join(repository, ".site") } = settings;
  checkModel(model, messages, { entries: [] });
  const folder = openContentFolder(repository, model);
  const copies = openCopies(own, serve);
  const kept = keepServed({
    model,
    messages,
    load: folder.load,
    build,
    serve: () => copies.replace(join(repository, "public")),
    onBuild,
    onOutcome,
  });
  const content = {
    ...folder,
    commit: async (commit: Parameters<typeof folder.commit>[0]) => {
      const committed = await folder.commit(commit);
      kept.look();
      return committed;
    },
  };

  let prepared: Promise<string> | undefined;
  /** Not before the port is ours: another program that uses it may have the same files. */
  const desk = () => (prepared ??= prepareDesk(own, writeDesk));
  const store = { content, repository, publication: kept.publication };
  const { hasContentErrors } = kept;
  const { origin, close } = await listenAtHome(port, (request, answer) =>
    answerRequest(request, answer, { store, copies, desk: desk(), hasContentErrors }),
  );
  const stopWatching = watchFiles(() => filesBelow(join(repository, "content")), kept.look);
  const isWritten = desk().then(() => {
    kept.look();
    return copies.failed;
  });
  const failed = Promise.race([isWritten, copies.failed]);
  // Prevents an unhandled rejection if nothing awaits this promise.
  failed.catch(() => undefined);

  return {
    origin,
    /** Rejects if the desk cannot be written or the site's server ends by itself. */
    failed,
    close: async () => {
      stopWatching();
      await close();
      await copies.close();
    },
  };
};

/** Deletes the files of an earlier start. Returns the desk's folder. */
const prepareDesk = async (own: string, writeDesk: Settings["writeDesk"]) => {
  const folder = join(own, "desk");
  await rm(own, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeDesk(folder);
  return folder;
};
