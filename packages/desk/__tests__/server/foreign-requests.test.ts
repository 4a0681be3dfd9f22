import { connect } from "node:net";
import { freePort } from "../../server/free-port";
import { isOwn } from "../../server/foreign-requests";
import { listenAtHome } from "../../server/open-home";

const ORIGIN = "http://localhost:8000";

type Headers = Record<string, string>;

const own = (method: string, headers: Headers = {}) =>
  isOwn({ method, headers: { host: "localhost:8000", ...headers } }, ORIGIN);

/** The headers of a request by a page of this server. */
const SAME = { origin: ORIGIN, "sec-fetch-site": "same-origin" };

test.each([
  ["a typed address", "GET", { "sec-fetch-site": "none" }],
  ["a link of a page", "GET", { "sec-fetch-site": "same-origin" }],
  ["a program, which names no origin", "GET", {}],
  ["the head of a page", "HEAD", {}],
  ["a script's question", "GET", SAME],
  ["what a page sends", "POST", SAME],
  ["what a page sends from a browser that tells less", "POST", { origin: ORIGIN }],
  ["a web socket", "GET", { origin: ORIGIN, upgrade: "websocket" }],
])("its own is %s", (_, method, headers: Headers) => {
  expect(own(method, headers)).toBe(true);
});

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"];

const STRANGERS: [string, Headers][] = [
  ["another port", { origin: "http://localhost:3000" }],
  ["another port that tells nothing but so", { "sec-fetch-site": "same-site" }],
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["another site that says it is this one", { ...SAME, "sec-fetch-site": "cross-site" }],
  ["the other name of this machine", { origin: "http://127.0.0.1:8000" }],
  ["another scheme", { origin: "https://localhost:8000" }],
  ["no port", { origin: "http://localhost" }],
  ["a file, or a frame without an origin", { origin: "null" }],
  ["an origin that begins like this one", { origin: "http://localhost:8000.attacker.example" }],
  ["an origin in capitals", { origin: "HTTP://LOCALHOST:8000" }],
  ["two origins", { origin: `${ORIGIN}, http://attacker.example` }],
  ["an origin that is empty", { origin: "" }],
  ["a rebound name", { host: "attacker.example:8000" }],
  [
    "a rebound name that is its own origin",
    { host: "attacker.example:8000", origin: "http://attacker.example:8000" },
  ],
  ["a rebound name that says it is this one", { ...SAME, host: "attacker.example" }],
  ["an address in place of the name", { ...SAME, host: "127.0.0.1:8000" }],
  ["an address of six", { ...SAME, host: "[::1]:8000" }],
  ["the name without its port", { ...SAME, host: "localhost" }],
  ["the name with another port", { ...SAME, host: "localhost:8001" }],
  ["the name with a dot", { ...SAME, host: "localhost.:8000" }],
  ["a name that begins like it", { ...SAME, host: "localhost:8000.attacker.example" }],
  ["no name", { ...SAME, host: "" }],
];

test.each(STRANGERS)("a stranger is %s", (_, headers) => {
  expect(METHODS.filter((method) => own(method, headers))).toEqual([]);
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", ""])(
  "nobody asks by %j",
  (method) => {
    expect(own(method, SAME)).toBe(false);
    expect(own(method)).toBe(false);
  },
);

test("nobody sends, or opens a socket, without saying from where", () => {
  expect(own("POST")).toBe(false);
  expect(own("POST", { "sec-fetch-site": "same-origin" })).toBe(false);
  expect(own("GET", { upgrade: "websocket" })).toBe(false);
});

describe("a server", () => {
  const reached = jest.fn();
  let port: number;
  let close: () => Promise<unknown>;

  beforeEach(async () => {
    reached.mockClear();
    port = await freePort();
    ({ close } = await listenAtHome(port, (_, response) => {
      reached();
      response.writeHead(200, { "Access-Control-Allow-Origin": "*", "X-Own": "1" }).end("hello");
      return Promise.resolve();
    }));
  });
  afterEach(() => close());

  /** Sends these lines, and returns all that is answered. */
  const send = async (...lines: string[]) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
    let answer = "";
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("end", () => socket.end());
    await new Promise((closed) => socket.once("close", closed));
    return answer;
  };

  test("answers its own, and lets no other origin read it", async () => {
    const answer = await send("GET / HTTP/1.1", `Host: localhost:${port}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nX-Own: 1\r\n[^]*hello/);
    expect(answer).not.toMatch(/access-control/i);
  });

  test("whoever comes by another name reads by which to come", async () => {
    const answer = await send("GET / HTTP/1.1", `Host: 127.0.0.1:${port}`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 403 [^]*http://localhost:${port}/:`));
  });

  test.each([
    ...METHODS.map((method) => [method, `${method} / HTTP/1.1`, ""]),
    ["a web socket", "GET / HTTP/1.1", "Upgrade: websocket"],
    ["what waits to be asked for", "POST / HTTP/1.1", "Expect: 100-continue\r\nContent-Length: 0"],
    ["what expects anything else", "POST / HTTP/1.1", "Expect: x\r\nContent-Length: 0"],
    ["two names", "GET / HTTP/1.1", "Host: localhost"],
  ])("%s of strangers comes to nothing", async (_, line = "", more = "") => {
    const stranger = ["Origin: http://attacker.example", ...(more ? [more] : [])];
    const answer = await send(line, `Host: localhost:${port}`, ...stranger);
    expect(answer).toMatch(/^($|(HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 4)/);
    expect(reached).not.toHaveBeenCalled();
  });
});
