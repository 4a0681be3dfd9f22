import { constants } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../base/loopback/free-port";

export type Site = {
  close: () => Promise<void>;
  /** Rejects if the server ends without having been closed. */
  failed: Promise<never>;
};

export type Serve = (place: { port: number; folder: string }) => Promise<Site>;

/** As one build has written it. */
type Copy = {
  folder: string;
  port: number;
};

type Served = Copy & {
  site: Site;
  /** Answers that are being sent. */
  open: Set<Promise<unknown>>;
};

/** Milliseconds after which an answer that the client does not read is abandoned. */
const LONGEST_ANSWER = 30_000;

/** Windows may keep files locked for a while after the process that used them has ended. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

/**
 * With a server for each copy, since a build overwrites its files one by one: visitors must never get files of two
 * builds.
 * @param folder nothing else may use it
 */
export const openCopies = (folder: string, serve: Serve) => {
  let current: Served | undefined;
  let count = 0;
  let fail: (error: unknown) => void;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  // Prevents an unhandled rejection if nothing awaits this promise.
  failed.catch(() => undefined);

  /** Once all its answers are sent. */
  const retire = async ({ open, site, folder: copy }: Served) => {
    await Promise.race([Promise.allSettled(open), wait(LONGEST_ANSWER, undefined, { ref: false })]);
    await site.close();
    await rm(copy, REMOVAL);
  };

  return {
    /** Rejects if the server of the newest copy ends by itself. */
    failed,
    /** @throws the error of the file system or the server; the previous copy is then still served */
    replace: async (built: string) => {
      count += 1;
      const copy = join(folder, String(count));
      try {
        await rm(copy, REMOVAL);
        // Copies on write, if the file system supports it.
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
    /** Keeps the newest copy until then. Undefined if there is none yet. */
    use: <Answer>(answer: (copy: Copy) => Promise<Answer>): Promise<Answer> | undefined => {
      if (!current) return undefined;
      const { open } = current;
      const answered = answer(current);
      open.add(answered);
      const isOver = () => open.delete(answered);
      answered.then(isOver, isOver);
      return answered;
    },
    close: async () => {
      const last = current;
      current = undefined;
      if (last) await last.site.close();
    },
  };
};

export type Copies = ReturnType<typeof openCopies>;
