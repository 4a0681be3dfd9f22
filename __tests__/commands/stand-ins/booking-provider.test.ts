/** @jest-environment jsdom */
import { get } from "node:http";
import { startBookingProvider } from "../../../src/commands/stand-ins/booking/provider";
import type { LoopbackServer } from "../../../src/base/loopback/server";

let provider: LoopbackServer;

beforeAll(async () => {
  provider = await startBookingProvider(0);
});
afterAll(() => provider.close());

const ask = (path: string) =>
  new Promise<{ status?: number; type?: string; body: string }>((resolve, reject) => {
    // `fetch` would encode the path.
    get({ port: new URL(provider.url).port, path, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, type: response.headers["content-type"], body }),
      );
    }).on("error", reject);
  });

describe("the booking page", () => {
  test("a company code cannot become markup", async () => {
    const { body } = await ask("/booking/box/<b>/C0/es/");
    expect(body).toContain("&lt;b&gt;");
  });
});

describe("the loader script", () => {
  const load = async (boxes: string, attributes: string) => {
    const source = `${provider.url}/js/load-turitop.min.js`;
    document.body.innerHTML = `${boxes}<script id="js-turitop" src="${source}" ${attributes}></script>`;
    const { status, type, body } = await ask("/js/load-turitop.min.js");
    expect([status, type]).toEqual([200, "text/javascript; charset=utf-8"]);
    // oxlint-disable-next-line typescript/no-implied-eval -- runs the served script in this test's document
    new Function(body)();
    return [...document.querySelectorAll("iframe")].map(({ src }) => src);
  };
  const box = '<div class="load-turitop" data-service="C0" data-lang="de" data-embed="box"></div>';

  test("frames the booking page of its company in the box's language", async () => {
    const frames = await load(box, 'data-company="Z999"');
    expect(frames).toEqual([`${provider.url}/booking/box/Z999/C0/de/`]);
    expect(document.querySelector(".load-turitop > iframe")).not.toBeNull();
  });
});
