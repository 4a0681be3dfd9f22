import type { ServerResponse } from "node:http";
import type { Fields } from "./body";

/**
 * Simulates failures of the form service, selected by an address in any field: `status-503@example.com` gets
 * that status, `html@…` a page instead of data, `reset@…` a broken connection and `hang@…` no answer.
 * @returns whether a failure was simulated, in which case the message is not kept
 */
export const fail = (fields: Fields, response: ServerResponse) => {
  const text = Object.values(fields).join("\n");
  const [, fault, status] = /\b(status|html|reset|hang)(?:-(\d{3}))?@example\.com/.exec(text) ?? [];
  switch (fault) {
    case "status":
      response.writeHead(Number(status ?? 500), { "Content-Type": "application/json" });
      response.end('{"error":"As asked for"}');
      return true;
    case "html":
      response.writeHead(503, { "Content-Type": "text/html" });
      response.end("<!doctype html><title>Busy</title>");
      return true;
    case "reset":
      response.destroy();
      return true;
    case "hang":
      return true;
    default:
      return false;
  }
};
