import { once } from "node:events";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { sendText } from "./send-file";

/** What concerns one connection alone, not what is said through it. */
const OF_CONNECTION = [
  "connection",
  "expect",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

const withoutConnection = (headers: IncomingMessage["headers"]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)));

/** Has a server of this machine answer a request. @returns once all of the answer is sent, or given up */
export const forward = async (asked: IncomingMessage, answer: ServerResponse, port: number) => {
  const { method, url: path } = asked;
  const headers = withoutConnection(asked.headers);
  const passed = request({ host: "127.0.0.1", port, method, path, headers, agent: false });
  // Whoever goes away in the middle waits for nothing more; an answer may come before all is asked.
  answer.once("close", () => passed.destroy());
  passed.on("error", () => undefined);
  asked.pipe(passed);
  try {
    const [response] = (await once(passed, "response")) as [IncomingMessage];
    answer.writeHead(response.statusCode ?? 502, withoutConnection(response.headers));
    await pipeline(response, answer);
  } catch {
    // What has been sent cannot be taken back.
    if (answer.headersSent) answer.destroy();
    else sendText(answer, 502, "La web no contesta.");
  }
};
