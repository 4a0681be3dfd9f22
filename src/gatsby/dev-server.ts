import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import type { NodePluginArgs } from "gatsby";
import { historyAnswer } from "../content-files/git-history";
import type { PreviewRequest } from "../editor/preview";
import { startJson, thumbnailsJson, translationsHtml } from "./editor";
import { previewOf } from "./preview-pages";

type Answer = (
  request: NodeJS.ReadableStream & { path: string; query: Record<string, unknown> },
  response: {
    redirect: (address: string) => void;
    send: (html: string) => void;
    json: (data: object | null) => void;
    sendFile: (path: string, options: { root: string }) => void;
  },
) => void | Promise<void>;

type Route = (path: RegExp, answer: Answer) => void;

/** What we use of Gatsby's development server, an Express application. */
export type DevServer = { get: Route; post: Route };

/**
 * The editor's page, its start page, the pictures of its lists, the table of translations and the
 * history of the content as they are at this moment, the data of pages with what is being written, and
 * the pictures of the content: the development server would find none of them.
 */
export const serveEditor = (app: DevServer, store: NodePluginArgs["store"]) => {
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
  app.post(/^\/admin\/preview\.json$/, async (request, response) => {
    const asked = JSON.parse(await text(request)) as PreviewRequest;
    response.json((await previewOf(asked, store)) ?? null);
  });
  app.get(/^\/media\//, ({ path }, response) =>
    response.sendFile(decodeURIComponent(path.slice("/media".length)), {
      root: resolve("content/media"),
    }),
  );
};
