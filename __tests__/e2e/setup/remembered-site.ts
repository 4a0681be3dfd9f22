import { startLoopbackServer } from "../../../packages/desk/server/loopback-server";
import { serveSite } from "../../built-site/hosts/serve-site";

/** Headers that `fetch` has applied to the body, or that belong to one connection. */
const APPLIED = /^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/;

/**
 * Serves a built site as its host does. The host's engine answers each address once: its answers, which never change,
 * take it longer than the browser takes to ask for them.
 */
export const serveRemembered = async (site: { port: number; folder: string }) => {
  const host = await serveSite(site.folder);
  const answers = new Map<string, ReturnType<typeof ask>>();
  const ask = async (path: string) => {
    const answer = await fetch(host.url + path, { redirect: "manual" });
    const headers = [...answer.headers].filter(([name]) => !APPLIED.test(name));
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: Object.fromEntries(headers), body };
  };
  const server = await startLoopbackServer(site.port, async ({ url = "/" }, response) => {
    const answer = answers.get(url) ?? ask(url);
    answers.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  return {
    close: async () => {
      await server.close();
      await host.close();
    },
  };
};
