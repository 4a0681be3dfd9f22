import { request } from "node:http";
import { startFormInbox, type FormInbox } from "../../../src/commands/stand-ins/form/inbox";

const PAGE = "http://localhost:8000/contacto/";
const MESSAGE = { name: "Ana", email: "ana@example.com", message: "Hola,\n¿hay sitio?" };

let inbox: FormInbox;
const print = jest.fn((text: string) => text);

beforeEach(async () => {
  print.mockClear();
  inbox = await startFormInbox(0, print);
});
afterEach(() => inbox.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${inbox.url}/f/demo`, {
    method: "POST",
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      Referer: PAGE,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test("a message is accepted, kept and printed", async () => {
  const response = await post(MESSAGE);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ next: expect.any(String), ok: true });
  expect(inbox.messages).toMatchObject([{ fields: MESSAGE, page: PAGE }]);
  expect(print.mock.calls[0]?.[0]).toContain("name     Ana\n");
  expect(print.mock.calls[0]?.[0]).toContain("message  Hola,\n         ¿hay sitio?");
});

test("what is printed cannot drive the terminal", async () => {
  await post({ "na\u001bme": "A\u001b[2Jna\r\u202e", message: "x\u0007\u009b31m" });
  expect(inbox.messages).toHaveLength(1);
  expect(print.mock.calls[0]?.[0]).toMatch(/^[^\p{Cc}\u202e]*$/mu);
  expect(print.mock.calls[0]?.[0]).toContain("name     A[2Jna");
});

test("it fails as an address in the message asks, and does not keep it", async () => {
  const answer = await post({ ...MESSAGE, email: "status-429@example.com" });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([429, "application/json"]);
  expect((await post({ ...MESSAGE, email: "status@example.com" })).status).toBe(500);
  const page = await post({ ...MESSAGE, email: "html@example.com" });
  expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html"]);
  await expect(post({ ...MESSAGE, email: "reset@example.com" })).rejects.toThrow();
  expect(inbox.messages).toEqual([]);
});

test("a message from no page is refused, as under Referrer-Policy: no-referrer", async () => {
  const status = await new Promise((resolve) => {
    const headers = { Accept: "application/json", "Content-Type": "application/json" };
    request(`${inbox.url}/f/demo`, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end(JSON.stringify(MESSAGE));
  });
  expect(status).toBe(403);
  expect(inbox.messages).toEqual([]);
});

/** Sends a request with any headers, which `fetch` would not. */
const send = (path: string, headers: Record<string, string>, method = "GET", body = "") =>
  new Promise<{ status?: number; allowed?: string; text: string }>((resolve) => {
    request(`${inbox.url}${path}`, { method, headers }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += String(chunk)));
      const { statusCode: status, headers: sent } = response;
      response.on("end", () =>
        resolve({ status, allowed: sent["access-control-allow-origin"], text }),
      );
    }).end(body);
  });

test.each(["http://localhost:8000", "http://127.0.0.1:4321", "http://[::1]:8000"])(
  "the pages of this computer may send and read: %s",
  async (origin) => {
    const response = await send("/messages", { origin, "sec-fetch-site": "cross-site" });
    expect(response).toMatchObject({ status: 200, allowed: origin, text: "[]" });
    expect((await post(MESSAGE, { origin })).status).toBe(200);
  },
);

test.each<[string, Record<string, string>]>([
  ["a page of somebody else", { origin: "https://attacker.example" }],
  ["one whose name begins like ours", { origin: "http://localhost.attacker.example" }],
  ["one without a name", { origin: "null" }],
  ["one that loads it as a script", { "sec-fetch-site": "cross-site" }],
  ["a name of somebody else for this computer", { host: "attacker.example:8010" }],
  ["such a name, and its page", { host: "a.example", origin: "http://a.example" }],
])("nothing is read or sent by %s", async (_, headers) => {
  await post(MESSAGE);
  for (const method of ["GET", "OPTIONS"]) {
    const response = await send("/messages", headers, method);
    expect([response.status, response.allowed]).toEqual([403, undefined]);
    expect(response.text).not.toContain("Ana");
  }
  const form = { "content-type": "application/x-www-form-urlencoded", referer: PAGE, ...headers };
  expect((await send("/f/demo", form, "POST", "message=x")).status).toBe(403);
  expect(inbox.messages).toHaveLength(1);
});

describe("a form sent without JavaScript", () => {
  const native = { Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded" };

  test("is thanked with a page that leads back", async () => {
    const response = await post(new URLSearchParams(MESSAGE).toString(), native);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toContain(`href="${PAGE}"`);
    expect(inbox.messages).toMatchObject([{ fields: MESSAGE }]);
  });

  test("is told in a page what is wrong, and never offered a script as a link", async () => {
    const headers = { ...native, Referer: "javascript:alert(1)" };
    const response = await post("name=Ana&message=", headers);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain("message is required");
    expect(page).not.toContain("javascript:");
  });
});
