import { isPlainPath } from "../stores/writable";
import type { Serve } from "./built-site";
import { resolvePath } from "./resolve-path";
import { sendFile, sendText } from "./send-file";

/** The files of a folder as they are; of `/rooms/` its `index.html`. */
export const serveFolder: Serve = (folder) =>
  Promise.resolve({
    answer: async ({ url = "/" }, answer) => {
      const path = decodeURIComponent(new URL(url, "http://localhost").pathname).slice(1);
      const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
      // Decoded, `..%2f` leads out of the folder.
      if (!isPlainPath(file)) return sendText(answer, 404, "No hay nada aquí.");
      return resolvePath(folder, file).then(
        (place) => sendFile(answer, place),
        () => sendText(answer, 404, "No hay nada aquí."),
      );
    },
  });
