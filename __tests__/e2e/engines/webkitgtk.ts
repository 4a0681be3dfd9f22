import { once } from "node:events";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { freePort } from "../../../src/commands/lib/free-port";
import { spawnGroup, stop } from "../../../src/commands/lib/processes";
import { answering } from "../../../src/commands/lib/wait-for-url";
import type { Visitor } from "./visitor";

/** Milliseconds until an element must be there. */
const PATIENCE = 20_000;

/** How WebDriver writes these keys, and names an element. */
const KEYS = { ArrowRight: "\uE014", Escape: "\uE00C" };
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The browser's own bars would not let its window be as narrow as a phone. */
const NARROW_BARS = "* { padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 1px; }";
const CALM = "[Settings]\ngtk-enable-animations=false\n";

type Box = { width: number; height: number };

/** Starts WebKitGTK's driver on a display that nobody sees. */
export const startDriver = async () => {
  const folder = mkdtempSync(join(tmpdir(), "webkitgtk-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), NARROW_BARS);
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), CALM);
  const port = await freePort();
  const display = ["--auto-servernum", "--server-args=-screen 0 1600x1200x24"];
  const driver = spawnGroup("xvfb-run", [...display, "WebKitWebDriver", `--port=${port}`], {
    env: { XDG_CONFIG_HOME: folder, LIBGL_ALWAYS_SOFTWARE: "1" },
    piped: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/status`, PATIENCE);
  const close = async () => {
    const closed = once(driver, "close");
    await stop(driver);
    await closed;
    rmSync(folder, { recursive: true });
  };
  return { url, close };
};

/** Asks a driver; its answer. @throws what the driver says is wrong */
const ask = async <Answer>(method: string, url: string, body?: object): Promise<Answer> => {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as {
    value: Answer & { error?: string; message?: string };
  };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
};

/** Opens a window of its own, with nothing stored. */
export const openWindow = async (driver: string, site: string) => {
  const capabilities = { alwaysMatch: { timeouts: { implicit: PATIENCE } } };
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${driver}/session`, {
    capabilities,
  });
  const session = `${driver}/session/${sessionId}`;
  const post = <Answer>(path: string, body: object = {}) =>
    ask<Answer>("POST", `${session}/${path}`, body);

  const evaluate: Visitor["evaluate"] = (read, argument) =>
    // An argument that is undefined would be left out of a list in JSON.
    post("execute/sync", { script: `return (${read})(...arguments)`, args: [argument ?? null] });

  const elementOf = async (selector: string) => {
    const found = await post<Record<string, string>>("element", {
      using: "css selector",
      value: selector,
    });
    return `element/${found[ELEMENT]}`;
  };

  const setViewportSize = async ({ width, height }: Box) => {
    const bars = await evaluate(() => outerHeight - innerHeight, undefined);
    await post("window/rect", { width, height: height + bars });
    const sizeOf = () => evaluate(() => ({ width: innerWidth, height: innerHeight }), undefined);
    await expect.poll(sizeOf).toEqual({ width, height });
  };

  const visitor: Visitor = {
    evaluate,
    setViewportSize,
    goto: (path) => post("url", { url: new URL(path, site).href }),
    click: async (selector) => {
      const element = await elementOf(selector);
      // The driver does so itself, but not for every element.
      const scroll = (wanted: string) =>
        document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" });
      await evaluate(scroll, selector);
      await post(`${element}/click`);
    },
    fill: async (selector, value) => {
      const element = await elementOf(selector);
      await post(`${element}/clear`);
      await post(`${element}/value`, { text: value });
    },
    keyboard: {
      press: (key) => {
        const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
        return post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
      },
    },
    screenshot: () => wholePage(evaluate, () => ask("GET", `${session}/screenshot`)),
  };
  return { visitor, close: () => ask("DELETE", session) };
};

/** The whole page, put together of what is seen on the way down. */
const wholePage = async (evaluate: Visitor["evaluate"], look: () => Promise<string>) => {
  const size = await evaluate(
    () => ({
      width: innerWidth,
      step: innerHeight,
      height: document.documentElement.scrollHeight,
    }),
    undefined,
  );
  const layers: sharp.OverlayOptions[] = [];
  for (let top = 0; top < size.height; top += size.step) {
    const y = await evaluate(async (wanted) => {
      scrollTo({ top: wanted, behavior: "instant" });
      // What stays in the window is seen once, where it is at first.
      if (wanted > 0)
        for (const node of document.querySelectorAll<HTMLElement>("body *"))
          if (/fixed|sticky/.test(getComputedStyle(node).position))
            node.style.visibility = "hidden";
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return scrollY;
    }, top);
    // The last one overlaps the one before it, which goes on top, since nothing is hidden in the first.
    layers.unshift({ input: Buffer.from(await look(), "base64"), left: 0, top: Math.round(y) });
  }
  const { width, height } = size;
  return sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite(layers)
    .png()
    .toBuffer();
};
