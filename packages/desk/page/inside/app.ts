import type { FrameHost } from "../frame-host";

/** In `app-data.json`, identifies a build. */
type AppData = { webpackCompilationHash: string };

/** Milliseconds after which the app's start counts as failed. */
const PATIENCE = 15_000;

/**
 * As visitors do by their first interaction.
 * @param ready the event that says that React has hydrated the page
 * @param onReady called once then
 */
export const startApp = (page: Window, host: FrameHost, ready: string, onReady: () => void) => {
  const { document } = page;
  const timer = page.setTimeout(host.onFailure, PATIENCE);
  document.addEventListener(ready, () => {
    page.clearTimeout(timer);
    onReady();
  });
  // Load errors of elements do not bubble: this catches a script that no longer exists.
  document.addEventListener(
    "error",
    ({ target }) => {
      // The scripts of embedded providers are blocked on purpose.
      const { src } = target as Partial<HTMLScriptElement>;
      if (src?.startsWith(`${page.location.origin}/`) && src.endsWith(".js")) host.onOutdated();
    },
    { capture: true },
  );
  document.addEventListener("DOMContentLoaded", () => void start(document, host));
};

/** React says on the console only that a part failed to render. */
export const reportFailures = ({ console }: Window & typeof globalThis, host: FrameHost) => {
  const { error } = console;
  console.error = (...details: unknown[]) => {
    if (details[0] instanceof Error) host.onFailure();
    error.apply(console, details);
  };
};

const start = async (document: Document, host: FrameHost) => {
  const content = document.querySelector<HTMLTemplateElement>("template[data-scripts]")?.content;
  const { build } = content?.querySelector("script")?.dataset ?? {};
  try {
    const response = await fetch("/page-data/app-data.json", { cache: "no-cache" });
    const published = (await response.json()) as AppData;
    if (!content || build !== published.webpackCompilationHash) return host.onOutdated();
  } catch {
    return host.onOutdated();
  }
  Object.assign(window, { ___webpackCompilationHash: build, ___chunkMapping: {} });
  document.body.append(content.cloneNode(true));
};
