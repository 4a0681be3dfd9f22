import { resolve } from "node:path";
import { startJson, thumbnailsJson, translationsHtml } from "./editor";
import { historyAnswer } from "../content-files/git-history";

type Answer = (
  request: { path: string; query: Record<string, unknown> },
  response: {
    redirect: (address: string) => void;
    send: (html: string) => void;
    json: (data: object) => void;
    sendFile: (path: string, options: { root: string }) => void;
  },
) => void | Promise<void>;

/** What we use of Gatsby's development server, an Express application. */
export type DevServer = { get: (path: RegExp, answer: Answer) => void };

/**
 * The editor's page, its start page, the pictures of its lists, the table of translations and the
 * history of the content as they are at this moment, and the pictures of the content: the development
 * server would find none of them.
 */
export const serveEditor = (app: DevServer) => {
  app.get(/^\/admin\/?$/, ({ path }, response) =>
    path.endsWith("/")
      ? response.sendFile("index.html", { root: resolve("public/admin") })
      : response.redirect("/admin/"),
  );
  app.get(/^\/admin\/translations\.html$/, (_, response) => response.send(translationsHtml()));
  app.get(/^\/admin\/start\.json$/, async (_, response) => response.send(await startJson()));
  app.get(/^\/admin\/thumbnails\.json$/, (_, response) => response.send(thumbnailsJson()));
  app.get(/^\/admin\/history\.json$/, async ({ query }, response) =>
    response.json({ answer: await historyAnswer(query) }),
  );
  app.get(/^\/media\//, ({ path }, response) =>
    response.sendFile(decodeURIComponent(path.slice("/media".length)), {
      root: resolve("content/media"),
    }),
  );
};
