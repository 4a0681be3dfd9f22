import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { filesBelow } from "./repository-copy";

/** What is sent with files of which no rule says how long they hold, as the other hosts do. */
const CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** A header of `_headers`: the pattern of the addresses that get it, its name and value. */
type HeaderRule = { pattern: string; name: string; value: string };

/**
 * The rules of a built site that other hosts read in `_headers` and `_redirects`, or find out by
 * themselves, for the `server` block of nginx: addresses of pages, not-found pages, headers.
 */
export const nginxRules = (folder: string) => {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const pages = filesBelow(folder)
    .map((file) => `/${relative(folder, file).split(sep).join("/")}`)
    .filter((path) => path.endsWith(".html"));
  const redirects = new Map([...pages.flatMap(redirectsTo), ...readRedirects(read("_redirects"))]);
  return [
    ...[...redirects].map(
      ([from, to]) => `location = ${quoted(from)} { return 308 ${to}$is_args$args; }`,
    ),
    ...notFoundPages(pages),
    ...headers(readHeaders(read("_headers"))),
    "",
  ].join("\n");
};

/** A page has one address; what else files or people call it leads there. */
const redirectsTo = (file: string, _: number, files: string[]): [from: string, to: string][] => {
  const to = file.replace(/(?<=\/)index\.html$|\.html$/, "");
  const withoutSlash = to.replace(/(.)\/$/, "$1");
  // Of a page and a folder of one name the page is shown.
  const others =
    withoutSlash === to || files.includes(`${withoutSlash}.html`) ? [] : [withoutSlash];
  return [file, ...others].map((from) => [from, encodeURI(to)]);
};

const readRedirects = (text: string) =>
  linesOf(text).map((line): [from: string, to: string] => {
    const [from = "", to = "", status] = line.trim().split(/\s+/);
    if (status !== "308") throw new Error(`_redirects: only 308 is known to nginx here: ${line}`);
    return [decodeURI(from), to];
  });

/** The nearest not-found page, by the beginning of the address. */
const notFoundPages = (pages: string[]) => {
  const folders = pages
    .filter((path) => path.endsWith("/404.html"))
    .map((path) => path.slice(0, -"404.html".length));
  const [nearest, ...others] = folders.sort((a, b) => a.length - b.length);
  return [
    `set $not_found ${nearest}404;`,
    ...others.map((path) => `if ($uri ~ ^${path}) { set $not_found ${path}404; }`),
  ];
};

const readHeaders = (text: string) => {
  let pattern = "";
  return linesOf(text).flatMap((line): HeaderRule[] => {
    if (line.startsWith("/")) pattern = line.trim();
    const [, name, value = ""] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    return name ? [{ pattern, name, value }] : [];
  });
};

/** Values by address, each in a variable; nginx sends no header whose value is empty. */
const headers = (rules: HeaderRule[]) => {
  const names = [...new Set(["Cache-Control", ...rules.map(({ name }) => name)])];
  return names.flatMap((name) => {
    const variable = `$header_${name.toLowerCase().replaceAll("-", "_")}`;
    const own = rules.filter((rule) => rule.name === name);
    const general = own.find(({ pattern }) => pattern === "/*")?.value;
    return [
      `set ${variable} ${quoted(general ?? (name === "Cache-Control" ? CACHE_CONTROL : ""))};`,
      ...own
        .filter(({ pattern }) => pattern !== "/*")
        .map(
          ({ pattern, value }) =>
            `if ($request_uri ~* ${quoted(inRegExp(pattern))}) { set ${variable} ${quoted(value)}; }`,
        ),
      // What is missing now may be there soon: the server's block says so.
      ...(name === "Cache-Control" ? [] : [`add_header ${name} ${variable} always;`]),
    ];
  });
};

const linesOf = (text: string) =>
  text.split("\n").filter((line) => line.trim() && !line.startsWith("#"));

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** In a pattern `*` stands for anything, `:name` for one folder. */
const inRegExp = (pattern: string) => {
  const literal = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return `^${literal.replaceAll("*", "[^?]*").replace(/:\w+/g, "[^/?]+")}(\\?|$)`;
};
