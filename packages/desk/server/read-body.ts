import type { IncomingMessage } from "node:http";

/** As text; undefined if it is too large. `limit`: in bytes. Throws if the connection is lost. */
export const readBody = async (request: IncomingMessage, limit: number) => {
  const chunks: Buffer[] = [];
  let size = 0;
  // Reads to the end even if the body is too large: otherwise the browser would not receive the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= limit ? Buffer.concat(chunks).toString() : undefined;
};
