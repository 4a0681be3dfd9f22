import { resolve } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { z } from "zod";
import { BrokenRequest, parseRequest } from "../content-files/broken-request";
import { fileAnswer } from "../content-files/file-requests";
import { historyAnswer } from "../content-files/git-history";
import { startJson, thumbnailsJson, translationsHtml } from "./editor";
import { previewOf } from "./preview-pages";

type Request = AsyncIterable<Buffer> & { path: string; query: Record<string, unknown> };

type Answer = (
  request: Request,
  response: {
    redirect: (address: string) => void;
    send: (html: string) => void;
    status: (code: number) => void;
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
 * the pictures of the content: the development server would find none of them. While the owner edits,
 * the content files, too.
 */
export const serveEditor = (app: DevServer, store: NodePluginArgs["store"]) => {
  const get: Route = (path, answer) => app.get(path, unbroken(answer));
  const post: Route = (path, answer) => app.post(path, unbroken(answer));
  get(/^\/admin\/?$/, ({ path }, response) =>
    path.endsWith("/")
      ? response.sendFile("index.html", { root: resolve("public/admin") })
      : response.redirect("/admin/"),
  );
  get(/^\/admin\/translations\.html$/, (_, response) => response.send(translationsHtml()));
  get(/^\/admin\/start\.json$/, async (_, response) => response.send(await startJson()));
  get(/^\/admin\/thumbnails\.json$/, (_, response) => response.send(thumbnailsJson()));
  get(/^\/admin\/history\.json$/, async ({ query }, response) =>
    response.json({ answer: await historyAnswer(query) }),
  );
  post(/^\/admin\/preview\.json$/, async (request, response) => {
    const asked = parseRequest(previewRequest, await readJson(request));
    response.json((await previewOf(asked, store)) ?? null);
  });
  if (process.env.EDITOR_SERVER) {
    post(/^\/admin\/files\.json$/, async (request, response) =>
      response.json(await fileAnswer(await readJson(request))),
    );
  }
  get(/^\/media\//, ({ path }, response) =>
    response.sendFile(decodeURIComponent(path.slice("/media".length)), {
      root: resolve("content/media"),
    }),
  );
};

const previewRequest = z.object({
  page: z.string(),
  file: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** Answers what goes wrong: Express leaves that of a promise to Node, which ends. */
const unbroken =
  (answer: Answer): Answer =>
  async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      const isBroken = error instanceof BrokenRequest;
      if (!isBroken) console.error(error);
      response.status(isBroken ? 400 : 500);
      response.json({ error: String(error) });
    }
  };

/** Bytes: more than the largest picture takes, in the 64 characters in which it is sent. */
const LARGEST = 50e6;

const readJson = async (request: Request): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // To its end, or there would be nobody to tell.
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= LARGEST) chunks.push(chunk);
  }
  if (size > LARGEST) throw new BrokenRequest(`More than ${LARGEST} bytes.`);
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch (error) {
    throw new BrokenRequest("No JSON.", { cause: error });
  }
};
