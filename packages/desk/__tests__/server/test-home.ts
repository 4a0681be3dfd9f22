import { cpSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage, type RequestOptions } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../server/free-port";
import type { Outcome } from "../../server/keep-served";
import { openHome } from "../../server/open-home";
import type { Serve } from "../../server/built-site";
import { ROOT } from "../../../../examples/guest-house/__tests__/house-content";
import { en, es } from "../../../../examples/guest-house/model/messages";
import { guestHouse } from "../../../../examples/guest-house/model";
import { temporaryFolder, write } from "../../../../__tests__/setup/temporary-folder";

/** Serves a folder without headers and redirects, and sends each file in two chunks. */
export const serveSlowly: Serve = (folder) =>
  Promise.resolve({
    answer: async (request, response) => {
      const [path = ""] = (request.url ?? "").split("?");
      const file = join(folder, path === "/" ? "index.html" : path);
      if (!statSync(file, { throwIfNoEntry: false })?.isFile())
        return void response.writeHead(404).end();
      const text = readFileSync(file);
      response.writeHead(200, { "Content-Type": "text/html", "Access-Control-Allow-Origin": "*" });
      response.write(text.subarray(0, text.length / 2));
      await wait(30);
      response.end(text.subarray(text.length / 2));
    },
  });

/** Waits until a condition holds; throws after four seconds. */
export const waitUntil = async (condition: () => boolean) => {
  const deadline = performance.now() + 4_000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error("The condition does not hold.");
    await wait(5);
  }
};

type Build = (built: (file: string, text: string) => void) => Promise<string | undefined>;

/**
 * Runs `npm start` in a repository with the tests' content and a build that the test defines.
 * @param prepare changes the content before the start
 */
export const startHome = async (
  build: Build = (built) => {
    built("index.html", "the site");
    return Promise.resolve(undefined);
  },
  prepare: (content: string) => void = () => undefined,
) => {
  const { folder, remove } = temporaryFolder();
  cpSync(ROOT, join(folder, "content"), { recursive: true });
  prepare(join(folder, "content"));
  const port = await freePort();
  const outcomes: Outcome[] = [];
  const built = (file: string, text: string) => write(join(folder, "public", file), text);
  const home = await openHome({
    port,
    model: guestHouse,
    messages: { es, en },
    repository: folder,
    writeDesk: (desk) => {
      writeFileSync(join(desk, "index.html"), "the desk");
      writeFileSync(join(desk, "desk.js"), "the desk's script");
      return Promise.resolve();
    },
    build: () => build(built),
    serve: serveSlowly,
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  return {
    folder,
    port,
    origin: home.origin,
    outcomes,
    /** Waits until the content has been checked or built so many times. */
    waitForOutcomes: (count: number) => waitUntil(() => outcomes.length >= count),
    close: async () => {
      await home.close();
      remove();
    },
  };
};

export type TestHome = Awaited<ReturnType<typeof startHome>>;

type Answer = { status: number; headers: IncomingMessage["headers"]; text: string };

/** Sends a request with any headers, which no browser lets a page do. */
export const ask = ({ port }: { port: number }, options: RequestOptions = {}, body = "") =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { host: `localhost:${port}`, ...options.headers };
    const all = { port, host: "127.0.0.1", agent: false, setHost: false, ...options, headers };
    const sent = request(all, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
      response.on("error", reject);
    });
    sent.on("error", reject).end(body);
  });

/** Sends a request to the store as the desk does. */
export const askStore = (home: TestHome, body: object | string) =>
  ask(
    home,
    {
      method: "POST",
      path: "/admin/store",
      headers: { origin: home.origin, "sec-fetch-site": "same-origin" },
    },
    typeof body === "string" ? body : JSON.stringify(body),
  );

type House = { weeks: { price: number }[] };

/** Raises the price of the first room by one euro. */
export const raiseOnePrice = (folder: string) => {
  const file = join(folder, "content", "house.json");
  const house = JSON.parse(readFileSync(file, "utf8")) as House;
  for (const week of house.weeks.slice(0, 1)) week.price += 1;
  writeFileSync(file, `${JSON.stringify(house, null, 2)}\n`);
};
