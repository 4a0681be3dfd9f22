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
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
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
