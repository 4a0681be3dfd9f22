import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { booksByMessage } from "../../src/model/text-parts";
import { providerOf } from "../../src/site/providers/provider-pages";
import { builtPages, visitedPages } from "./built-pages";
import { siteContent } from "./page-engine";

const hasCalendar = !booksByMessage(siteContent);

const pages = visitedPages().map(({ file, page: { head, body } }) => {
  const meta = head.querySelector<HTMLMetaElement>("[http-equiv=Content-Security-Policy]");
  // Stand-ins use http, providers use https.
  const text = (meta?.content ?? "").replaceAll("http://127.0.0.1", "https://127.0.0.1");
  const path = `/${file.replace(/(index|404)\.html$/, "")}`;
  return { file, head, body, meta, text, policy: new CspParser(text).csp, path };
});

const SEVERE = [Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX];

test("every page has a policy, before all that it binds, in which the evaluator finds nothing severe", () => {
  for (const { file, head, meta, policy } of pages) {
    const bound = head.querySelector("script, style, link");
    expect([file, bound && meta?.compareDocumentPosition(bound)]).toEqual([
      file,
      bound?.DOCUMENT_POSITION_FOLLOWING,
    ]);
    const severe = new CspEvaluator(policy)
      .evaluate()
      .filter(({ severity }) => SEVERE.includes(severity));
    expect([file, severe]).toEqual([file, []]);
  }
});

test("scripts are named by their hash, and so are styles but on the booking page", () => {
  const hashOf = ({ textContent }: Element) =>
    `'sha256-${createHash("sha256")
      .update(textContent ?? "")
      .digest("base64")}'`;
  for (const { file, head, body, path, policy } of pages) {
    const { "script-src": scripts, "style-src-elem": styles } = policy.directives;
    const run = [...head.querySelectorAll("script:not([src], [type='application/ld+json'])")].map(
      hashOf,
    );
    expect([file, run.length, scripts]).toEqual([file, 2, expect.arrayContaining(run)]);
    expect(scripts?.join()).not.toContain("unsafe");
    const inline = [...head.querySelectorAll("style")].map(hashOf);
    const named = hasCalendar && providerOf(path) === "booking" ? ["'unsafe-inline'"] : inline;
    expect([file, inline.length, styles]).toEqual([file, 1, expect.arrayContaining(named)]);
    expect([file, body.querySelector("style, script, [onclick], [onload], [onerror]")]).toEqual([
      file,
      null,
    ]);
  }
});

test("only the pages that need a third party name it", () => {
  /** Returns the origins of a page's forms and of its links to the booking provider. */
  const providersIn = (body: HTMLElement) =>
    [
      ...[...body.querySelectorAll("form")].map(({ action }) => action),
      ...[...body.querySelectorAll("a")]
        .map(({ href }) => href)
        .filter((href) => href.includes("/booking/box/")),
    ].map((address) => new URL(address).origin.replace("http://127", "https://127"));
  for (const { file, body, text } of pages) {
    const named = new Set(text.match(/https?:\/\/[^\s;]+/g));
    expect([file, named]).toEqual([file, new Set(providersIn(body))]);
  }
  expect(new Set(pages.flatMap(({ body }) => providersIn(body))).size).toBe(hasCalendar ? 2 : 1);
});

/** What a browser asks for by itself. */
const ASKED =
  /<(?:script|img|iframe|source|link rel="(?!canonical|alternate|me")[^"]*")[^>]*? (?:src|srcset|href)="(https?:|\/\/)[^"]*"/g;

test("a page asks no third party by itself, and without a calendar none knows the provider", () => {
  for (const { file, html } of builtPages()) {
    if (file.startsWith("admin/")) continue;
    expect([file, html.match(ASKED)]).toEqual([file, null]);
    if (!hasCalendar)
      expect([file, /turitop|\/booking\/box\/|data-(?:banner|cookies)=/i.exec(html)?.[0]]).toEqual([
        file,
        undefined,
      ]);
  }
});
