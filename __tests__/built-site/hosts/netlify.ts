import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Runs Netlify's own parsers, ES modules that Jest cannot load, on a built site. */
const SCRIPT = `
  import { parseAllHeaders } from "@netlify/headers-parser";
  import { parseAllRedirects } from "@netlify/redirect-parser";
  const [headersFile, redirectsFile] = process.argv.slice(1);
  const { headers, ...inHeaders } = await parseAllHeaders({ headersFiles: [headersFile], minimal: false });
  const { redirects, ...inRedirects } = await parseAllRedirects({
    redirectsFiles: [redirectsFile],
    configRedirects: [],
    minimal: false,
  });
  console.log(JSON.stringify({
    headers: headers.map(({ forRegExp, values }) => ({ pattern: forRegExp.source, values })),
    redirects: redirects.map(({ from, to, status }) => ({ from, to, status })),
    errors: [...inHeaders.errors, ...inRedirects.errors].map(String),
  }));
`;

type Rules = {
  headers: { pattern: string; values: Record<string, string> }[];
  redirects: { from: string; to: string; status: number }[];
  errors: string[];
};

/** Returns the rules that Netlify reads from a built site. */
export const netlifyRules = (folder: string) => {
  const files = ["_headers", "_redirects"].map((name) => join(folder, name));
  const script = ["--input-type=module", "--eval", SCRIPT, "--", ...files];
  return JSON.parse(execFileSync(process.execPath, script, { encoding: "utf8" })) as Rules;
};

/** Returns the headers of an address; the values of several rules for a header are joined. */
export const netlifyHeaders = ({ headers }: Rules, path: string) => {
  const sent = new Headers({ "cache-control": "public, max-age=0, must-revalidate" });
  const matching = headers.filter(({ pattern }) => new RegExp(pattern, "iu").test(path));
  if (matching.some(({ values }) => "Cache-Control" in values)) sent.delete("cache-control");
  for (const { values } of matching) {
    for (const [name, value] of Object.entries(values)) sent.append(name, value);
  }
  return sent;
};
