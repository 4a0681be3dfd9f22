import { constants } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../free-port";
import { serveSite, type Site } from "../serve";

/** A site as one build has left it. */
type Copy = {
  folder: string;
  /** Where its server answers on this machine. */
  port: number;
};

type Served = Copy & {
  site: Site;
  /** Answers that are on their way. */
  open: Set<Promise<unknown>>;
};

/** Milliseconds after which an answer that nobody takes is given up. */
const LONGEST_ANSWER = 30_000;

/** Windows lets a file go some time after the process that held it has ended. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

/**
 * Serves what is built from copies, each by a server of its own: a build writes its files in place, and
 * a visitor is to have all of one build.
 * @param folder where the copies are kept; nothing else may use it
 */
export const openCopies = (folder: string, serve: typeof serveSite = serveSite) => {
  let current: Served | undefined;
  let count = 0;
  let fail: (error: unknown) => void;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  // Whoever waits for it gets the error.
  failed.catch(() => undefined);

  /** Once nobody waits for its answers. */
  const retire = async ({ open, site, folder: copy }: Served) => {
    await Promise.race([Promise.allSettled(open), wait(LONGEST_ANSWER, undefined, { ref: false })]);
    await site.close();
    await rm(copy, REMOVAL);
  };

  return {
    /** Settles, with an error, when the server of the newest copy ends by itself. */
    failed,
    /**
     * Serves a copy of a folder from now on, in place of the one before.
     * @throws what the file system or the server says; the one before is then served still
     */
    replace: async (built: string) => {
      count += 1;
      const copy = join(folder, String(count));
      try {
        await rm(copy, REMOVAL);
        // As one with the original until either is written, where the file system can do that.
        await cp(built, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
        const port = await freePort();
        const site = await serve({ port, folder: copy });
        const served: Served = { folder: copy, port, site, open: new Set() };
        site.failed.catch((error: unknown) => {
          if (current === served) fail(error);
        });
        const last = current;
        current = served;
        if (last) retire(last).catch(console.error);
      } catch (error) {
        await rm(copy, REMOVAL);
        throw error;
      }
    },
    /** Has the newest copy answer; undefined where there is none yet. It stays until it has. */
    use: <Answer>(answer: (copy: Copy) => Promise<Answer>): Promise<Answer> | undefined => {
      if (!current) return undefined;
      const { open } = current;
      const answered = answer(current);
      open.add(answered);
      const isOver = () => open.delete(answered);
      answered.then(isOver, isOver);
      return answered;
    },
    /** Ends the server. */
    close: async () => {
      const last = current;
      current = undefined;
      if (last) await last.site.close();
    },
  };
};

export type Copies = ReturnType<typeof openCopies>;
