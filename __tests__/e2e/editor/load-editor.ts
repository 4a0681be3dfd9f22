import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { EditorConfig } from "../../../src/editor/browser/file-kinds";
import { testSite } from "../sites";

/** The configuration of the editor as it is deployed. */
export const deployedConfig = () =>
  JSON.parse(readFileSync(join(testSite.folder, "admin/config.json"), "utf8")) as EditorConfig;

/** Too narrow for the page beside the form, which loads with each form and which few tests need. */
const WITHOUT_PAGE = { width: 990, height: 1200 };

/**
 * Loads the editor as it is deployed, with a few of its settings changed. They are changed in the
 * page: a route would switch the browser's cache off.
 */
export const loadEditor = async (page: Page, changes: Partial<EditorConfig>) => {
  await page.setViewportSize(WITHOUT_PAGE);
  await page.addInitScript((changed) => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (input !== "config.json") return response;
      return Response.json({ ...((await response.json()) as object), ...changed });
    };
  }, changes);
  await allowServer(page, String(changes.backend?.api_root ?? changes.backend?.proxy_url));
  await page.goto("/admin/");
};

/**
 * Names a stand-in in the content policy of the editor's page, which is otherwise as it is deployed:
 * also when it is loaded anew, or in another tab.
 */
const allowServer = (page: Page, server: string) =>
  page.context().route(/\/admin\/(\?.*)?$/, async (route) => {
    // A kept connection may be closed by the server as it is used again.
    const response = await route.fetch({ maxRetries: 3 });
    const html = await response.text();
    const body = html.replace("connect-src 'self'", `$& ${new URL(server).origin}`);
    const headers = Object.entries(response.headers()).filter(
      ([name]) => !/^content-(encoding|length)$/.test(name),
    );
    await route.fulfill({ body, headers: Object.fromEntries(headers) });
  });
