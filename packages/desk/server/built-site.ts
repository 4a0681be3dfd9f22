import { constants } from "node:fs";
import { cp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

export type Site = {
  folder: string;
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  close?: () => void;
};

/** Of a folder that nobody changes, in this process. */
export type Serve = (folder: string) => Promise<Omit<Site, "folder">>;

/** Windows may keep files locked for a while after they have been read. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

/**
 * The newest build is served from a copy, since the next one overwrites its files one by one: visitors must never get
 * files of two builds. The copy before it stays until the next exchange, for answers that are under way.
 * @param folder nothing else may use it
 */
export const openBuiltSite = (folder: string, serve: Serve) => {
  let current: Site | undefined;
  let count = 0;
  const copyOf = (build: number) => join(folder, String(build));
  return {
    /** Undefined until there is one. */
    current: () => current,
    /** @throws errors of the file system, or of `serve`; the last copy is then still served */
    exchange: async (built: string) => {
      count += 1;
      const copy = copyOf(count);
      try {
        // Copies on write, if the file system supports it.
        await cp(built, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
        const last = current;
        current = { ...(await serve(copy)), folder: copy };
        last?.close?.();
        await rm(copyOf(count - 2), REMOVAL).catch(console.error);
      } catch (error) {
        await rm(copy, REMOVAL);
        throw error;
      }
    },
    close: () => current?.close?.(),
  };
};

export type BuiltSite = ReturnType<typeof openBuiltSite>;
