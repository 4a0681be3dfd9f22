import type { ServerResponse } from "node:http";
import { isPlainPath } from "../stores/writable";
import type { Serve } from "./built-site";
import { resolvePath } from "./resolve-path";
import { sendFile, sendText } from "./send-file";

/** A file of a folder as it is, by its path there; of `rooms/` its `index.html`. */
export const sendFrom = async (folder: string, path: string, answer: ServerResponse) => {
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  // Decoded, `..%2f` leads out of the folder.
  const place = isPlainPath(file) && (await resolvePath(folder, file).catch(() => undefined));
  return place ? sendFile(answer, place) : sendText(answer, 404, "No hay nada aquí.");
};

export const serveFolder: Serve = (folder) =>
  Promise.resolve({
    answer: ({ url = "/" }, answer) => {
      const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
      return sendFrom(folder, path.slice(1), answer);
    },
  });
