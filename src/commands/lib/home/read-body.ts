import type { IncomingMessage } from "node:http";

/** Bytes: more than the pictures of one commit take, in the 64 characters in which they are sent. */
export const LARGEST_BODY = 60e6;

/** Returns the text of a request; undefined where it is too long. @throws where it is cut off */
export const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  let size = 0;
  // To its end, or there would be nobody to tell.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= LARGEST_BODY ? Buffer.concat(chunks).toString() : undefined;
};
