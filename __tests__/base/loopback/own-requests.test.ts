import type { Server } from "node:http";
import { createServer, request, type IncomingMessage, type RequestOptions } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { answerOwnRequests, isOwn } from "../../../src/base/loopback/own-requests";

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

describe("a server that answers everybody", () => {
  let server: Server;
  let origin: string;
  let port: number;
  const reached = jest.fn();

  beforeEach(async () => {
    reached.mockClear();
    server = createServer((incoming, response) => {
      reached(incoming.method);
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("X-Own", "1");
      if (incoming.url === "/head") {
        response.writeHead(200, "Fine", { "Access-Control-Allow-Headers": "*", "X-Given": "2" });
      }
      response.end("hello");
    });
    server.on("upgrade", (_, socket) => {
      reached("upgrade");
      socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n");
    });
    server.on("connect", (_, socket) => {
      reached("connect");
      socket.end("HTTP/1.1 200 OK\r\n\r\n");
    });
    server.on("checkContinue", () => reached("continue"));
    server.on("checkExpectation", () => reached("expectation"));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    ({ port } = server.address() as AddressInfo);
    origin = `http://localhost:${port}`;
    answerOwnRequests(server, origin);
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (options: RequestOptions, body = "") =>
    new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
      const sent = request({ port, agent: false, setHost: false, ...options }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("end", () => resolve(Object.assign(response, { text })));
      });
      sent.on("error", reject).end(body);
    });

  test("answers its own, and lets no other origin read it", async () => {
    for (const path of ["/", "/head"]) {
      const { statusCode, headers, text } = await ask({
        path,
        headers: { host: `localhost:${port}` },
      });
      expect([statusCode, text, headers["x-own"]]).toEqual([200, "hello", "1"]);
      expect(Object.keys(headers).filter((name) => name.startsWith("access-"))).toEqual([]);
      if (path === "/head") expect(headers["x-given"]).toBe("2");
    }
  });

  test.each(METHODS.filter((method) => method !== "CONNECT"))(
    "nothing that a stranger asks by %s comes through",
    async (method) => {
      const headers = { host: `localhost:${port}`, origin: "http://localhost:3000" };
      const body = method === "POST" ? "x".repeat(1e6) : "";
      const { statusCode, headers: received, text } = await ask({ method, headers }, body);
      expect(statusCode).toBe(403);
      expect(text).not.toContain("hello");
      expect(Object.keys(received).filter((name) => name.startsWith("access-"))).toEqual([]);
      expect(reached).not.toHaveBeenCalled();
    },
  );

  test("whoever comes by another name reads by which to come", async () => {
    const { statusCode, text } = await ask({ headers: { host: `127.0.0.1:${port}` } });
    expect([statusCode, text]).toEqual([403, expect.stringContaining(`${origin}/`)]);
  });

  test.each([
    ["web sockets", "GET / HTTP/1.1", "Connection: Upgrade\r\nUpgrade: websocket"],
    ["tunnels", "CONNECT localhost:22 HTTP/1.1", ""],
    ["what waits to be asked for", "POST / HTTP/1.1", "Expect: 100-continue\r\nContent-Length: 1"],
    ["what expects anything else", "POST / HTTP/1.1", "Expect: x\r\nContent-Length: 0"],
    ["no name at all", "GET / HTTP/1.0", ""],
    ["two names", "GET / HTTP/1.1", "Host: attacker.example\r\nHost: localhost"],
  ])("%s of strangers come to nothing", async (_, line, more) => {
    const name = more.startsWith("Host") || line.endsWith("1.0") ? [] : [`Host: localhost:${port}`];
    const socket = connect(port, "127.0.0.1");
    const head = [line, ...name, "Origin: http://attacker.example", ...(more ? [more] : [])];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += String(chunk);
      socket.end();
    });
    await new Promise((closed) => socket.once("close", closed));
    expect(answer).toMatch(/^($|HTTP\/1\.1 40[03] )/);
    expect(reached).not.toHaveBeenCalled();
    expect((await ask({ headers: { host: `localhost:${port}` } })).statusCode).toBe(200);
  });
});
