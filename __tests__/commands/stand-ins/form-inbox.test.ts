import { request } from "node:http";
import { startFormInbox, type FormInbox } from "../../../src/commands/stand-ins/form/inbox";

const PAGE = "http://localhost:8000/contacto/";
const MESSAGE = { name: "Ana", email: "ana@example.com", message: "Hola,\n¿hay sitio?" };
const BY_SCRIPT = { accept: "application/json", "content-type": "application/json" };
const BY_BROWSER = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

let inbox: FormInbox;
const print = jest.fn((text: string) => text);

beforeEach(async () => {
  print.mockClear();
  inbox = await startFormInbox(0, print);
});
afterEach(() => inbox.close());

/** Sends a request with any headers, which `fetch` would not. */
const send = (path: string, headers: Record<string, string>, method = "GET", body = "") =>
  new Promise<{ status?: number; type?: string; allowed?: string; text: string }>((done, fail) => {
    const sent = request(`${inbox.url}${path}`, { method, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += String(chunk)));
      const { statusCode: status, headers: all } = response;
      const [type, allowed] = [all["content-type"], all["access-control-allow-origin"]];
      response.on("end", () => done({ status, type, allowed, text }));
    });
    sent.on("error", fail).end(body);
  });

const post = (fields: object, headers: Record<string, string> = { referer: PAGE }) =>
  send("/f/demo", { ...BY_SCRIPT, ...headers }, "POST", JSON.stringify(fields));

test("a message is accepted, kept and printed", async () => {
  const { status, text } = await post(MESSAGE);
  expect([status, JSON.parse(text)]).toEqual([200, { next: expect.any(String), ok: true }]);
  expect(inbox.messages).toMatchObject([{ fields: MESSAGE, page: PAGE }]);
  expect(print.mock.calls[0]?.[0]).toContain("name     Ana\n");
  expect(print.mock.calls[0]?.[0]).toContain("message  Hola,\n         ¿hay sitio?");
});

test("what is printed cannot drive the terminal", async () => {
  await post({ "na\u001bme": "A\u001b[2Jna\r\u202e", message: "x\u0007\u009b31m" });
  expect(print.mock.calls[0]?.[0]).toMatch(/^[^\p{Cc}\u202e]*$/mu);
  expect(print.mock.calls[0]?.[0]).toContain("name     A[2Jna");
});

test("it fails as an address in the message asks, or without a page, and keeps nothing", async () => {
  const failing = (email: string) => post({ ...MESSAGE, email: `${email}@example.com` });
  expect(await failing("status-429")).toMatchObject({ status: 429, type: "application/json" });
  expect(await failing("status")).toMatchObject({ status: 500 });
  expect(await failing("html")).toMatchObject({ status: 503, type: "text/html" });
  await expect(failing("reset")).rejects.toThrow();
  // As under Referrer-Policy: no-referrer.
  expect(await post(MESSAGE, {})).toMatchObject({ status: 403 });
  expect(inbox.messages).toEqual([]);
});

test.each(["http://localhost:8000", "http://127.0.0.1:4321", "http://[::1]:8000"])(
  "the pages of this computer may send and read: %s",
  async (origin) => {
    const response = await send("/messages", { origin, "sec-fetch-site": "cross-site" });
    expect(response).toMatchObject({ status: 200, allowed: origin, text: "[]" });
    expect(await post(MESSAGE, { origin, referer: PAGE })).toMatchObject({ status: 200 });
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
  const form = { ...BY_BROWSER, referer: PAGE, ...headers };
  expect((await send("/f/demo", form, "POST", "message=x")).status).toBe(403);
  expect(inbox.messages).toHaveLength(1);
});

test("who sends without JavaScript is thanked, or told what is wrong, by a page that leads back, never to a script", async () => {
  const fields = String(new URLSearchParams(MESSAGE));
  const thanks = await send("/f/demo", { ...BY_BROWSER, referer: PAGE }, "POST", fields);
  expect([thanks.status, thanks.type]).toEqual([200, expect.stringContaining("text/html")]);
  expect(thanks.text).toContain(`href="${PAGE}"`);
  expect(inbox.messages).toMatchObject([{ fields: MESSAGE }]);
  const evil = { ...BY_BROWSER, referer: "javascript:alert(1)" };
  const { status, text } = await send("/f/demo", evil, "POST", "name=Ana&message=");
  expect([status, text]).toEqual([422, expect.stringContaining("message is required")]);
  expect(text).not.toContain("javascript:");
});
