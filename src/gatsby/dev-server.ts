import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import type { NodePluginArgs } from "gatsby";
import type { PreviewRequest } from "../editor/preview";
import { startJson, translationsHtml } from "./editor";
import { previewOf } from "./preview-pages";

type Answer = (
  request: NodeJS.ReadableStream & { path: string },
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
 * The editor's page, its start page and the table of translations as they are at this moment, the data
 * of pages with what is being written, and the pictures of the content: the development server would
 * find none of them.
 */
export const serveEditor = (app: DevServer, store: NodePluginArgs["store"]) => {
  app.get(/^\/admin\/?$/, ({ path }, response) =>
    path.endsWith("/")
      ? response.sendFile("index.html", { root: resolve("public/admin") })
      : response.redirect("/admin/"),
  );
  app.get(/^\/admin\/translations\.html$/, (_, response) => response.send(translationsHtml()));
  app.get(/^\/admin\/start\.json$/, async (_, response) => response.send(await startJson()));
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
