import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "@brisa/typed-content/disk";
import { type OwnSentences, checkModel } from "@brisa/typed-content/check";
import type { ContentModel } from "@brisa/typed-content";
import { answerRequest } from "./answer";
import { openBuiltSite, type Serve } from "./built-site";
import { openContentFolder } from "./content-folder";
import { keepServed, type Outcome } from "./keep-served";
import { serveFolder } from "./serve-folder";
import { watchFiles } from "./watch-files";
import { LOOPBACKS } from "./free-port";
import { answerOwn } from "./foreign-requests";
import {
  PortTaken,
  startLoopbackServer,
  type Handler,
  type LoopbackServer,
} from "./loopback-server";

/** Answers only people who type that address, and its own pages. Throws PortTaken. */
export const listenAtHome = async (port: number, answer: Handler) => {
  const origin = `http://localhost:${port}`;
  const servers: LoopbackServer[] = [];
  const close = () => Promise.all(servers.map((server) => server.close()));
  for (const host of LOOPBACKS) {
    try {
      servers.push(await startLoopbackServer(port, answerOwn(origin, answer), host));
    } catch (error) {
      // Some machines have no such address.
      if (servers.length > 0 && !(error instanceof PortTaken)) continue;
      await close();
      throw error;
    }
  }
  return { origin, close };
};

type Settings = {
  port: number;
  /** Has `content` and, once the site is built, `public`. */
  repository: string;
  model: ContentModel;
  messages: OwnSentences;
  writeDesk: (folder: string) => Promise<unknown>;
  /** @returns the error of a failed build, else undefined */
  build?: () => Promise<string | undefined>;
  serve?: Serve;
  onOutcome?: (outcome: Outcome) => void;
  /** By default in the repository. */
  own?: string;
};

/**
 * The desk is there at once, the site as soon as it is built; it is built again whenever the content has changed.
 * @throws WrongModel, PortTaken; nothing has been written then
 */
export const openHome = async ({ port, repository, writeDesk, ...settings }: Settings) => {
  const { model, messages, own = join(repository, ".site"), serve = serveFolder } = settings;
  checkModel(model, messages, { entries: [] });
  const content = openContentFolder(repository, model);
  const site = openBuiltSite(own, serve);
  const { look, publication, hasContentErrors } = keepServed({
    ...{ onOutcome: sayOutcome, ...settings },
    load: content.load,
    serve: () => site.exchange(join(repository, "public")),
  });

  let prepared: Promise<string> | undefined;
  /** Not before the port is ours: another program that uses it may have the same files. */
  const desk = () => (prepared ??= prepareDesk(own, writeDesk));
  const { origin, close } = await listenAtHome(port, (request, answer) =>
    answerRequest(request, answer, {
      ...{ store: { content, publication }, root: join(repository, "content") },
      ...{ site, desk: desk(), hasContentErrors },
    }),
  );
  const stopWatching = watchFiles(() => filesBelow(join(repository, "content")), look);
  const failed = new Promise<never>((_, reject) => void desk().then(look).catch(reject));
  // Prevents an unhandled rejection if nothing awaits this promise.
  failed.catch(() => undefined);

  return {
    origin,
    /** Rejects if the desk cannot be written. */
    failed,
    close: async () => {
      stopWatching();
      await close();
      site.close();
    },
  };
};

const sayOutcome = (outcome: Outcome) =>
  console.log(outcome.status === "failed" ? outcome.detail : outcome.status);

/** Deletes the files of an earlier start. Returns the desk's folder. */
const prepareDesk = async (own: string, writeDesk: Settings["writeDesk"]) => {
  const folder = join(own, "desk");
  await rm(own, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeDesk(folder);
  return folder;
};
