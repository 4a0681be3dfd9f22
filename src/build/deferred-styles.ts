import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PageStep } from "./built-pages";
import { digestOf } from "./content-policy";

const FOLDER = "public/styles";

/** `src/site/features/deferred-styles.tsx`, as React renders it. */
const MARK = '<link data-deferred-styles="true"/>';

/** The link of a page that an earlier build has written, and Gatsby has not rendered again. */
const LINKED = /(?<=<link data-deferred-styles="true" rel="stylesheet" href="\/styles\/)[^"]+/;

/** So that the pictures and fonts of the first paint are loaded first. */
const AFTER_FIRST_PAINT = 'fetchpriority="low"';

const STYLES = /(?<=<style data-styles="true">).*?(?=<\/style>)/s;

/** A rule with its block, which may hold further blocks, as that of `@media` does. */
const RULE = /[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** What is painted once it is opened: the menu and the list of languages. */
const CLOSED = /<dialog.*?<\/dialog>|(?<=<\/summary>).*?(?=<\/details>)/gs;

/** Hides what is opened until its styles have come, or for three seconds. By `:where()` components' styles win. */
const CLOSED_STYLES =
  ":where(header summary~*){position:absolute}:where(dialog,header summary~*){animation:wait 3s step-end}@keyframes wait{from{opacity:0}}";

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));

/** Not those within the parentheses of a selector. */
const BETWEEN_SELECTORS = /,(?![^()]*\))/;

/** Rules for paper, or for elements that are pressed or pointed to. */
const isForLater = (rule: string) => {
  const [selectors = ""] = rule.split("{");
  if (selectors.startsWith("@")) return selectors.startsWith("@media print");
  return selectors
    .split(BETWEEN_SELECTORS)
    .every((selector) => /:hover|:disabled|\[open\]/.test(selector));
};

/**
 * Styles of components that come after the mark or are closed, and of later states, can wait. A rule belongs to the
 * component whose class it names first.
 * @returns undefined if the page has no mark
 */
export const divideStyles = (html: string) => {
  const [before = "", after] = html.split(MARK);
  const [styles] = STYLES.exec(html) ?? [];
  if (after === undefined || styles === undefined) return undefined;
  const closed = before.match(CLOSED) ?? [];
  const first = classesIn(before.replace(CLOSED, ""));
  const later = classesIn(after + closed.join(""));
  const isDeferred = (rule: string) => {
    const [, name = ""] = /\.([a-z][\w-]*)/i.exec(rule) ?? [];
    return first.has(name) ? isForLater(rule) : later.has(name);
  };
  const rules = styles.match(RULE) ?? [];
  const kept = rules.filter((rule) => !isDeferred(rule));
  return {
    styles,
    kept: [...kept, closed.length > 0 ? CLOSED_STYLES : ""].join(""),
    deferred: rules.filter(isDeferred).join(""),
  };
};

/** The page's policy names the styles that stay. */
const deferStyles = (html: string) => {
  const divided = divideStyles(html);
  if (!divided) return html;
  const { styles, kept, deferred } = divided;
  const name = `${createHash("sha256").update(deferred).digest("hex").slice(0, 8)}.css`;
  writeFileSync(join(FOLDER, name), deferred);
  return html
    .replace(STYLES, () => kept)
    .replace(digestOf(styles), () => digestOf(kept))
    .replace(
      MARK,
      MARK.replace("/>", ` rel="stylesheet" href="/styles/${name}" ${AFTER_FIRST_PAINT}/>`),
    );
};

/** Also removes older files. */
export const deferredStyles = (): PageStep => {
  const names: string[] = [];
  mkdirSync(FOLDER, { recursive: true });
  return {
    rewrite: ({ html }) => {
      const rewritten = deferStyles(html);
      names.push(...(LINKED.exec(rewritten) ?? []));
      return rewritten;
    },
    finish: () => {
      for (const file of readdirSync(FOLDER)) if (!names.includes(file)) rmSync(join(FOLDER, file));
    },
  };
};
