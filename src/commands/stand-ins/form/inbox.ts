import type { IncomingMessage, ServerResponse } from "node:http";
import { readFields, type Fields, Refusal, checkFields } from "./body";
import { isFromHere, startLoopbackServer, type LoopbackServer } from "@brisa/desk/server";
import { markup } from "../../../build/markup";

const NOTICE = "Demostración: el mensaje se muestra en la terminal y no se envía a nadie.";

/** Seen by a visitor without JavaScript. `origin`: the address of the page with the form. */
const thanksPage = (origin: string) => page("Gracias · Thanks · Danke", [NOTICE], origin);

const refusalPage = ({ message, errors }: Refusal, origin = "") =>
  page(
    message,
    errors.map((error) => [error.field, error.message].filter(Boolean).join(" ")),
    origin,
  );

const page = (title: string, paragraphs: string[], origin: string) =>
  markup`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${paragraphs.map((text) => markup`<p>${text}</p>`)}
          ${isWebAddress(origin) ? markup`<p><a href="${origin}">Volver · Back · Zurück</a></p>` : ""}
        </main>
      </body>
    </html> `.source;

/** A `javascript:` address in a forged Referer must not become a link. */
const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

/**
 * Simulates failures by an address in any field: `status-503@example.com` gets that status, `html@…` a page instead of
 * data, `reset@…` a broken connection, `hang@…` no answer. Returns whether it did: the message is then not kept.
 */
const fail = (fields: Fields, response: ServerResponse) => {
  const text = Object.values(fields).join("\n");
  const [, fault, status] = /\b(status|html|reset|hang)(?:-(\d{3}))?@example\.com/.exec(text) ?? [];
  switch (fault) {
    case "status":
      response.writeHead(Number(status ?? 500), { "Content-Type": "application/json" });
      response.end('{"error":"As asked for"}');
      return true;
    case "html":
      response.writeHead(503, { "Content-Type": "text/html" });
      response.end("<!doctype html><title>Busy</title>");
      return true;
    case "reset":
      response.destroy();
      return true;
    case "hang":
      return true;
    default:
      return false;
  }
};

type FormMessage = { fields: Fields; page: string; receivedAt: Date };

/** Control characters, which the terminal might execute, and characters that reverse the text direction. */
const UNSAFE = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const readable = (text: string) => text.replace(UNSAFE, "");

const formatMessage = ({ fields, page, receivedAt }: FormMessage, number: number) => {
  const named = Object.entries(fields).map(([name, value]) => [oneLine(name), value] as const);
  const width = Math.max(...named.map(([name]) => name.length)) + 2;
  const lines = named.map(
    ([name, value]) =>
      name.padEnd(width) + readable(value).replaceAll("\n", `\n${" ".repeat(width)}`),
  );
  const heading = `── Message ${number} · ${receivedAt.toLocaleTimeString("en-GB")} · ${oneLine(page)}`;
  return ["", heading, ...lines].join("\n");
};

const oneLine = (text: string) => readable(text).replaceAll("\n", " ");

/** Its address is `/f/demo`. */
export const DEMO_FORM = "demo";

export type FormInbox = LoopbackServer & {
  /** Accepted messages, oldest first. */
  messages: FormMessage[];
};

/**
 * In the service's place until the owner has an account. Messages are printed and kept in memory, and sent nowhere.
 * Source of the interface: https://help.formspree.io and the package @formspree/core.
 * @throws PortTaken
 */
export const startFormInbox = async (
  port: number,
  print: (text: string) => void = console.log,
): Promise<FormInbox> => {
  const messages: FormMessage[] = [];
  const keep = (message: FormMessage) => print(formatMessage(message, messages.push(message)));

  const server = await startLoopbackServer(port, async (request, response) => {
    if (!isFromHere(request)) return send(response, 403, "text/plain", "Only from this computer.");
    // Its own pages are at any port.
    if (request.headers.origin)
      response.setHeader("Access-Control-Allow-Origin", request.headers.origin);
    response.setHeader("Vary", "Origin");
    if (request.method === "OPTIONS") return allow(response);
    if (request.url === "/messages") return list(response, messages);
    try {
      const message = await receive(request);
      if (message && fail(message.fields, response)) return;
      if (message) keep(message);
      accept(request, response);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(request, response, error);
    }
  });
  return { ...server, messages };
};

/** Undefined if a robot has filled in the hidden field. */
const receive = async (request: IncomingMessage): Promise<FormMessage | undefined> => {
  const { method, url = "/", headers } = request;
  const form = /^\/f\/([^/?]+)\/?(\?|$)/.exec(url)?.[1];
  if (form !== DEMO_FORM) {
    const message = "Form not found";
    throw new Refusal(404, message, [{ code: "FORM_NOT_FOUND", message }]);
  }
  if (method !== "POST") throw new Refusal(405, "A form is sent with POST");
  if (!headers.referer) {
    throw new Refusal(403, "Unable to submit form: open the page through a web server");
  }
  const fields = await readFields(request);
  if (fields._gotcha) return undefined;
  checkFields(fields);
  return { fields, page: headers.referer, receivedAt: new Date() };
};

const list = (response: ServerResponse, messages: FormMessage[]) =>
  send(response, 200, "application/json", JSON.stringify(messages));

const allow = (response: ServerResponse) => {
  response.writeHead(204, {
    "Access-Control-Allow-Methods": "POST, OPTIONS",
    "Access-Control-Allow-Headers": "Accept, Content-Type",
  });
  response.end();
};

const accept = (request: IncomingMessage, response: ServerResponse) =>
  wantsJson(request)
    ? send(response, 200, "application/json", JSON.stringify({ next: "/thanks", ok: true }))
    : send(response, 200, "text/html", thanksPage(request.headers.referer ?? ""));

const refuse = (request: IncomingMessage, response: ServerResponse, refusal: Refusal) => {
  const { status, message, errors } = refusal;
  if (wantsJson(request)) {
    send(response, status, "application/json", JSON.stringify({ error: message, errors }));
  } else {
    send(response, status, "text/html", refusalPage(refusal, request.headers.referer));
  }
  // Discards an unread body, which would otherwise be parsed as the next request on the connection.
  request.resume();
};

const wantsJson = ({ headers }: IncomingMessage) =>
  headers.accept?.includes("application/json") ?? false;

const send = (response: ServerResponse, status: number, mediaType: string, body: string) => {
  response.writeHead(status, { "Content-Type": `${mediaType}; charset=utf-8` });
  response.end(body);
};
