import { text } from "node:stream/consumers";
import { fileAnswer } from "../../../src/content-files/file-requests";
import { startLoopbackServer } from "../../../src/stand-ins/server";

/** The editor of these tests is served at another port, which the development server would refuse. */
const TO_ALL = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Content-Type",
};

/** Reads and writes the files of a folder as the development server of `npm run edit` does. */
export const startFileServer = async (folder: string) => {
  const { url, close } = await startLoopbackServer(0, async (request, response) => {
    if (request.method === "OPTIONS") {
      response.writeHead(204, TO_ALL).end();
      return;
    }
    const answer = await fileAnswer(JSON.parse(await text(request)), folder).then(
      (json) => ({ status: 200, json }),
      (error: unknown) => ({ status: 400, json: { error: String(error) } }),
    );
    response.writeHead(answer.status, { ...TO_ALL, "Content-Type": "application/json" });
    response.end(JSON.stringify(answer.json));
  });
  return { url: `${url}/files.json`, close };
};
