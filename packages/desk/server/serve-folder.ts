import { join } from "node:path";
import type { Serve } from "./built-site";
import { resolvePath } from "./resolve-path";
import { sendFile, sendText } from "./send-file";

/** The files of a folder as they are; of `/rooms/` its `index.html`. */
export const serveFolder: Serve = (folder) =>
  Promise.resolve({
    answer: async ({ url = "/" }, answer) => {
      const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
      const file = path.endsWith("/") ? join(path, "index.html") : path;
      return resolvePath(folder, file).then(
        (place) => sendFile(answer, place),
        () => sendText(answer, 404, "No hay nada aquí."),
      );
    },
    close: () => undefined,
  });
