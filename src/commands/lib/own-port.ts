import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { PortTaken, isTaken, onFreePort, PORTS_TRIED } from "@brisa/desk/server";
import { fileProblem } from "@brisa/typed-content/disk";

/** Browsers keep unpublished edits by address, so that the port has to stay. */
const FILE = ".port.json";

const USUAL = 8000;

/** Also true of another user's process, which no signal reaches. */
const isRunning = (id: number) => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** `process` is the one that used the port. */
const lastStart = z.object({ port: z.int().min(1).max(65535), process: z.int() });

/** The port of `--port`; undefined if there is none. Throws if the arguments are invalid. */
export const givenPort = (args: string[]) => {
  const words = args.join(" ").replace(/\p{Cc}/gu, "�");
  const usage = `No se entiende «${words}». Se puede elegir el puerto, del 1024 al 65535: npm start -- --port 8080`;
  try {
    const { port } = parseArgs({ args, options: { port: { type: "string" } } }).values;
    if (port === undefined) return undefined;
    if (/^\d{4,5}$/.test(port) && Number(port) >= 1024 && Number(port) <= 65535)
      return Number(port);
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
  throw new Error(usage);
};

const deskAt = (port: number) => `http://localhost:${port}/admin/`;

const readLast = (file: string) => {
  try {
    return lastStart.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // There was no start yet, or the file is damaged: it only spares a different address.
    return undefined;
  }
};

/**
 * By default the port of the last start, or the next one that is free.
 * @param open throws PortTaken
 * @param say receives what the owner should know about the port
 * @throws if the given port is taken, none is free, or the server of this working copy runs already
 */
export const openOnOwnPort = async <Opened>(
  repository: string,
  given: number | undefined,
  open: (port: number) => Promise<Opened>,
  say: (line: string) => void,
): Promise<Opened> => {
  const file = join(repository, FILE);
  const last = readLast(file);
  // A second server of the same working copy would delete the files of the first.
  if (last && isRunning(last.process) && (await isTaken(last.port)))
    throw new Error(
      `La web ya está en marcha: http://localhost:${last.port}. Para empezar otra vez, terminadla antes con Ctrl-C.`,
    );
  const first = given ?? last?.port ?? USUAL;
  const { port, opened } = await onFreePort(first, open, given === undefined ? undefined : 1).catch(
    (error: unknown) => {
      throw error instanceof PortTaken ? new Error(allTaken(first, error.port)) : error;
    },
  );
  if (port !== first) say(otherPort(first, port));
  if (last && last.port !== port)
    say(`Lo que quedó sin publicar en el escritorio sigue en ${deskAt(last.port)}.`);
  try {
    writeFileSync(file, `${JSON.stringify({ port, process: process.pid })}\n`);
  } catch (error) {
    // Without it, the next start may have another address.
    if (!fileProblem(error)) throw error;
  }
  return opened;
};

export const otherPort = (taken: number, port: number) =>
  `El puerto ${taken} lo usa otro programa, así que se usa el ${port}.`;

const allTaken = (first: number, last: number) =>
  first === last
    ? `El puerto ${first} lo usa otro programa. Cerradlo, o elegid otro puerto: npm start -- --port ${first + 1}`
    : `Los puertos del ${first} al ${last} los usan otros programas. Elegid otro: npm start -- --port ${last + PORTS_TRIED}`;
