import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { isContentPicture } from "../stores/writable";
import type { BuiltSite } from "./built-site";
import { readBody } from "./read-body";
import { resolvePath } from "./resolve-path";
import { isFile, OWN_HEADERS, sendFile, sendText } from "./send-file";
import { sendFrom } from "./serve-folder";
import { storeAnswer, type Store } from "./store-requests";

/** Seconds. */
const RETRY_AFTER = 3;

/** It reloads itself. */
const page = (title: string, text: string) => `<!doctype html>
<html lang="es">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<meta http-equiv="refresh" content="${RETRY_AFTER}" />
<title>${title}</title>
<body style="max-width: 34rem; margin: 20vh auto; padding: 0 1.5rem; font: 1.125rem/1.5 system-ui, sans-serif">
<h1>${title}</h1>
<p>${text}</p>
`;

const DESK = '<a href="/admin/">el escritorio</a>';

const waitingPage = (hasContentErrors: boolean) =>
  hasContentErrors
    ? page(
        "El contenido tiene faltas",
        `La web no se puede construir hasta que estén corregidas. Podéis verlas y corregirlas en ${DESK}; después la web saldrá aquí.`,
      )
    : page(
        "La web se está construyendo",
        `Tarda unos minutos y saldrá aquí sola. Mientras tanto podéis abrir ${DESK}.`,
      );

/** In bytes: more than the largest picture needs in Base64. */
const LARGEST_BODY = 60e6;

type Home = {
  store: Store;
  /** Of the content. */
  root: string;
  site: Pick<BuiltSite, "current">;
  /** Resolves to its folder once it is written. */
  desk: Promise<string>;
  /** Whether the newest content was not built because of errors in it. */
  hasContentErrors: () => boolean;
};

/** The only file below `/admin/` that the build of the site writes. */
const BUILT = "/admin/pages.json";

export const answerRequest = async (
  request: IncomingMessage,
  answer: ServerResponse,
  home: Home,
): Promise<void> => {
  const path = pathOf(request);
  if (path === undefined) return sendText(answer, 400, "Esta dirección no se entiende.");
  if (path === "/admin") {
    answer.writeHead(308, { ...OWN_HEADERS, Location: "/admin/" }).end();
    return;
  }
  if (path === "/admin/store") return answerStore(request, answer, home);
  if (path.startsWith("/admin/") && path !== BUILT) return answerDesk(request, answer, home, path);
  const picture = await unbuiltPicture(path, home);
  if (picture !== undefined) return sendFile(answer, picture);
  return home.site.current()?.answer(request, answer) ?? wait(answer, home);
};

/** Undefined if it is malformed. */
const pathOf = ({ url = "" }: IncomingMessage) => {
  try {
    return decodeURIComponent(url.split("?", 1)[0] ?? "");
  } catch {
    return undefined;
  }
};

const answerStore = async (request: IncomingMessage, answer: ServerResponse, { store }: Home) => {
  if (request.method !== "POST") return refuseMethod(answer, "POST");
  const requestBody = await readBody(request, LARGEST_BODY);
  if (requestBody === undefined) return sendText(answer, 413, "Es demasiado de una vez.");
  const { status, body } = await storeAnswer(requestBody, store);
  const type = status === 200 ? "application/json" : "text/plain";
  answer.writeHead(status, { ...OWN_HEADERS, "Content-Type": `${type}; charset=utf-8` });
  answer.end(body);
};

const answerDesk = async (
  { method = "" }: IncomingMessage,
  answer: ServerResponse,
  { desk }: Home,
  path: string,
) => {
  if (!["GET", "HEAD"].includes(method)) return refuseMethod(answer, "GET, HEAD");
  return sendFrom(await desk, path.slice("/admin/".length), answer);
};

const refuseMethod = (answer: ServerResponse, allowed: string) => {
  answer.setHeader("Allow", allowed);
  sendText(answer, 405, "Así no se pide.");
};

/** Undefined for what is no picture of the content, or is in the served build. */
const unbuiltPicture = async (path: string, { root, site }: Home) => {
  const file = path.slice(1);
  if (!isContentPicture(file)) return undefined;
  const built = site.current();
  if (built && (await isFile(join(built.folder, file)))) return undefined;
  // Symbolic links are rejected.
  const place = await resolvePath(root, file).catch(() => undefined);
  return place !== undefined && (await isFile(place)) ? place : undefined;
};

const wait = (answer: ServerResponse, { hasContentErrors }: Home) => {
  answer.writeHead(503, {
    ...OWN_HEADERS,
    "Content-Type": "text/html; charset=utf-8",
    "Retry-After": String(RETRY_AFTER),
  });
  answer.end(waitingPage(hasContentErrors()));
};
