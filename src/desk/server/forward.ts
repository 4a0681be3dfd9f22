import { once } from "node:events";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { sendText } from "./send-file";

/** They apply to a single connection. */
const HOP_BY_HOP = [
  "connection",
  "expect",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

const withoutHopByHop = (headers: IncomingMessage["headers"]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));

/** Resolves once the answer is sent or abandoned. */
export const forward = async (incoming: IncomingMessage, answer: ServerResponse, port: number) => {
  const { method, url: path } = incoming;
  const headers = withoutHopByHop(incoming.headers);
  const outgoing = request({ host: "127.0.0.1", port, method, path, headers, agent: false });
  // Stops if the client disconnects. The answer may also be complete before the whole request is sent.
  answer.once("close", () => outgoing.destroy());
  outgoing.on("error", () => undefined);
  incoming.pipe(outgoing);
  try {
    const [response] = (await once(outgoing, "response")) as [IncomingMessage];
    answer.writeHead(response.statusCode ?? 502, withoutHopByHop(response.headers));
    await pipeline(response, answer);
  } catch {
    // Once headers are sent, the status can no longer change.
    if (answer.headersSent) answer.destroy();
    else sendText(answer, 502, "La web no contesta.");
  }
};
