import { changeBackend } from "./backend";
import type { Backend } from "./cms";
import { refuse, stop } from "./refusal";
import { ENDED, hasSessionEnded } from "./session";

/** All by which Decap changes what is stored. */
const WRITES = [
  "persistEntry",
  "persistMedia",
  "deleteFiles",
  "updateUnpublishedEntryStatus",
  "publishUnpublishedEntry",
  "deleteUnpublishedEntry",
] as const;

const FAILED =
  "Algo ha fallado mientras se guardaba, y no sabemos si ha quedado guardado. Lo que habéis escrito sigue en pantalla.";

const ON_THE_WEB = "Comprobad la conexión y probad otra vez.";
const LOCALLY =
  "Mirad si el editor sigue en marcha y si queda sitio en el disco, y probad otra vez.";

/**
 * Tells in Spanish, until it is read, that something could not be written: Decap shows for some
 * seconds what the host, or the browser, has said.
 * @param name of the backend in the configuration
 */
export const explainFailedWrites = (name: string, isLocal: boolean) =>
  changeBackend(name, (backend) => {
    for (const action of WRITES) {
      const write = backend[action] as (...details: unknown[]) => Promise<unknown>;
      backend[action] = async function (this: Backend, ...details: unknown[]) {
        try {
          return await write.call(this, ...details);
        } catch (error) {
          return explain(error as Error, isLocal);
        }
      };
    }
  });

const explain = (error: Error, isLocal: boolean) => {
  // Refusals of ours have no name.
  if (error.name === "") throw error;
  console.error(error);
  if (hasSessionEnded()) return stop(ENDED);
  const lines = [FAILED, isLocal ? LOCALLY : ON_THE_WEB];
  // What has been told already is closer to the reason.
  return document.querySelector("dialog[open]") ? stop(lines) : refuse(lines);
};
