#!/usr/bin/env node
/**
 * Debian's Firefox, for Playwright, which drives it by WebDriver BiDi. Playwright sends every context
 * a command that is newer than Firefox 153 (and nothing of ours needs), and gives up at its error: it
 * is answered here, and all others are handed on. Can go once Debian's Firefox knows the command.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { WebSocket, WebSocketServer } from "ws";

const TOO_NEW = "emulation.setMediaFeaturesOverride";
const LISTENING = /WebDriver BiDi listening on (ws:\S+)\s/;

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), {
  stdio: ["ignore", "ignore", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));

/** Connects Playwright to Firefox, whose messages are all handed on. */
const bridge = (playwright, address) => {
  const browser = new WebSocket(address);
  const isOpen = once(browser, "open");
  playwright.on("message", async (data) => {
    const { id, method } = JSON.parse(data);
    if (method === TOO_NEW) {
      playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      return;
    }
    await isOpen;
    browser.send(String(data));
  });
  browser.on("message", (data) => playwright.send(String(data)));
  browser.on("close", () => playwright.close());
  playwright.on("close", () => browser.close());
};

let output = "";
firefox.stderr.on("data", (chunk) => {
  output += chunk;
  const [, address] = LISTENING.exec(output) ?? [];
  if (!address) return;
  firefox.stderr.removeAllListeners("data").resume();
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
    const { port } = server.address();
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on("connection", (socket, { url }) => bridge(socket, address + url));
});
