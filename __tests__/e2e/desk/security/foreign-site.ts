import type { Page } from "@playwright/test";
import { startLoopbackServer } from "../../../../src/base/loopback/server";

/** A request that a foreign page tries to send. */
type ForeignRequest = { address: string; body: string };

/** Starts a page at another port of this machine: another origin, but the same site for browsers. */
export const startForeignSite = async () => {
  const { url, close } = await startLoopbackServer(0, (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>x</title>");
  });
  return { url: url.replace("127.0.0.1", "localhost"), close };
};

/** Sends every request in each kind of way that scripts can; returns the responses that the page could read. */
export const requestByScript = (page: Page, requests: ForeignRequest[]) =>
  page.evaluate(async (wanted) => {
    // Of those about which the browser asks first one each: the server's own tests have all.
    const methods = ["GET", "HEAD", "POST", "PUT"];
    const types = [undefined, "text/plain", "application/json"];
    const readable: string[] = [];
    const send = async (address: string, settings: RequestInit) => {
      const answer = await fetch(address, settings).catch(() => null);
      if (!answer || answer.type === "opaque") return;
      readable.push(
        `${String(settings.method)} ${address}: ${answer.status} ${(await answer.text()).slice(0, 100)}`,
      );
    };
    for (const { address, body } of wanted) {
      for (const method of methods) {
        const isReading = method === "GET" || method === "HEAD";
        for (const mode of ["cors", "no-cors"] as const) {
          if (isReading) {
            await send(address, { method, mode });
            await send(address, { method, mode, cache: "force-cache" });
            continue;
          }
          const all = types.map((type) => {
            const headers = type === undefined ? undefined : { "Content-Type": type };
            return send(address, { method, mode, headers, body: new Blob([body]) });
          });
          await Promise.all(all);
        }
      }
      navigator.sendBeacon(address, body);
    }
    return readable;
  }, requests);

/** Sends requests in every way that elements and sockets can; returns those that succeeded. */
export const loadByElements = (page: Page, origin: string, requests: ForeignRequest[]) =>
  page.evaluate(
    async ({ home, wanted }) => {
      const succeeded: string[] = [];
      const outcome = (target: EventTarget, name: string) =>
        new Promise<void>((done) => {
          for (const good of ["load", "open", "loadeddata"]) {
            target.addEventListener(good, () => {
              succeeded.push(name);
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
      // The response to a form loads into a frame and cannot be read; the test compares the files afterwards.
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
      return succeeded;
    },
    { home: origin, wanted: requests },
  );
