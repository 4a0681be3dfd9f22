import { request } from "node:http";
import type { Page } from "@playwright/test";
import { startLoopbackServer } from "../../../src/stand-ins/server";

/** What a stranger asks for, and sends. */
export type Wish = { address: string; body: string };

/** A page of another port of this machine, which browsers hold to be of the same site. */
export const startStranger = async () => {
  const { url, close } = await startLoopbackServer(0, (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>x</title>");
  });
  return { url: url.replace("127.0.0.1", "localhost"), close };
};

/** Asks for everything in every way that a script has; returns what the page has got to know of it. */
export const askByScript = (page: Page, wishes: Wish[]) =>
  page.evaluate(async (wanted) => {
    const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    const types = [
      undefined,
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/json",
    ];
    const learnt: string[] = [];
    const ask = async (address: string, settings: RequestInit) => {
      const answer = await fetch(address, settings).catch(() => null);
      if (!answer || answer.type === "opaque") return;
      learnt.push(
        `${String(settings.method)} ${address}: ${answer.status} ${(await answer.text()).slice(0, 100)}`,
      );
    };
    for (const { address, body } of wanted) {
      for (const method of methods) {
        const isReading = method === "GET" || method === "HEAD";
        for (const mode of ["cors", "no-cors"] as const) {
          if (isReading) {
            await ask(address, { method, mode });
            await ask(address, { method, mode, cache: "force-cache" });
            continue;
          }
          const all = types.map((type) => {
            const headers = type === undefined ? undefined : { "Content-Type": type };
            return ask(address, { method, mode, headers, body: new Blob([body]) });
          });
          await Promise.all(all);
        }
      }
      navigator.sendBeacon(address, body);
    }
    return learnt;
  }, wishes);

/** Asks in every way that elements and sockets have; returns which of them got an answer. */
export const askByElement = (page: Page, origin: string, wishes: Wish[]) =>
  page.evaluate(
    async ({ home, wanted }) => {
      const got: string[] = [];
      const outcome = (target: EventTarget, name: string) =>
        new Promise<void>((done) => {
          for (const good of ["load", "open", "loadeddata"]) {
            target.addEventListener(good, () => {
              got.push(name);
              done();
            });
          }
          target.addEventListener("error", () => done());
        });
      const element = (name: string, attributes: Record<string, string>) => {
        const created = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
        const ended = outcome(created, `${name} ${Object.values(attributes).join(" ")}`);
        document.body.append(created);
        return ended;
      };
      const socket = new WebSocket(
        `${home.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`,
      );
      const events = new EventSource(`${home}/__webpack_hmr`);
      await Promise.all([
        outcome(socket, "web socket"),
        outcome(events, "events"),
        element("img", { src: `${home}/media/hero.jpg` }),
        element("video", { src: `${home}/media/hero.jpg` }),
        element("script", { src: `${home}/commons.js` }),
        element("script", { src: `${home}/admin/editor.js`, type: "module" }),
        element("link", { href: `${home}/admin/editor.css`, rel: "stylesheet" }),
        element("object", { data: `${home}/admin/` }),
      ]);
      events.close();
      // A form is answered in a frame, where it cannot be read: what it did is seen on the disk.
      for (const { address, body } of wanted) {
        for (const enctype of [
          "text/plain",
          "multipart/form-data",
          "application/x-www-form-urlencoded",
        ]) {
          const frame = Object.assign(document.createElement("iframe"), { name: "answer" });
          const form = document.createElement("form");
          Object.assign(form, { action: address, method: "post", target: "answer", enctype });
          const input = document.createElement("input");
          Object.assign(input, { type: "hidden", name: body.replace(/}$/, ',"x":"'), value: '"}' });
          form.append(input);
          document.body.append(frame, form);
          const answered = new Promise((done) => frame.addEventListener("load", done));
          form.submit();
          await answered;
          frame.remove();
        }
      }
      return got;
    },
    { home: origin, wanted: wishes },
  );

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];

/** Asks as a page does whose own name has been made to lead to this machine; returns what got through. */
export const askByName = async (names: string[], wishes: Wish[]) => {
  const through: string[] = [];
  for (const name of names) {
    for (const method of METHODS) {
      for (const wish of wishes) {
        const status = await statusOf(name, method, wish);
        // Whoever has typed the address of the machine is led to its name, and gets nothing else.
        if (status !== 403 && status !== 307)
          through.push(`${method} ${wish.address} as ${name}: ${status}`);
      }
    }
  }
  return through;
};

const statusOf = (name: string, method: string, { address, body }: Wish) =>
  new Promise<number | undefined>((done, failed) => {
    const headers = {
      Host: name,
      "Content-Type": "application/json",
      "Content-Length": WITHOUT_BODY.includes(method) ? 0 : Buffer.byteLength(body),
      // To its own name a page's reading is no question to another origin.
      ...(method !== "GET" && { Origin: `http://${name}` }),
    };
    const settings = { method, headers, agent: false, setHost: false };
    const asked = request(address, settings, (answer) => {
      answer.resume().on("end", () => done(answer.statusCode));
    });
    asked.on("error", failed).end(WITHOUT_BODY.includes(method) ? "" : body);
  });

const WITHOUT_BODY = ["GET", "HEAD", "TRACE"];
