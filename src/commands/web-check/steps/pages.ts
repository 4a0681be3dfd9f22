import { languageCodes, localAddress } from "../../../base/languages";
import { parseServed, SERVED } from "../../../desk/stores/served";
import { portDate } from "../../../model/port-time";
import { routes } from "../../../model/routes";
import type { Answer } from "../ask";
import type { Header } from "../expected";
import { notThere, type Fault } from "../faults";
import { buildOf } from "./address";
import type { Step } from "./step";

const site: Step["of"] = ({ website }) => website;

/** Hosts join the values of several rules, and may add to one. */
const missingOf = (headers: readonly Header[], answer: Answer) =>
  headers
    .filter(([name, value]) => !answer.headers.get(name)?.includes(value))
    .map(([name]) => name);

const POLICY = "Content-Security-Policy";

const headers: Step = {
  name: "headers",
  of: site,
  asks: (website) => [{ address: `${website}/admin/`, method: "HEAD" }],
  judge: ([desk], { expected, home }) => {
    const missing = [
      ...missingOf(expected.headers.page, home),
      ...(home.text.includes(`http-equiv="${POLICY}"`) ? [] : [`<meta> ${POLICY}`]),
      ...(desk ? missingOf(expected.headers.desk, desk).map((name) => `/admin/ ${name}`) : []),
    ];
    const fault = desk && notThere(desk);
    return fault ?? (missing.length > 0 ? { code: "headers", names: missing } : undefined);
  },
};

/** What Cloudflare puts into pages of its zones, unless it is switched off. */
const ALTERED = /\/cdn-cgi\/(?:l\/email-protection|scripts\/)/;

const unaltered: Step = {
  name: "unaltered",
  of: site,
  asks: () => [],
  judge: (_, { home }) => (ALTERED.test(home.text) ? { code: "altered" } : undefined),
};

const SCRIPT = /<script[^>]* src="(\/[^"]+\.js)"/g;

/** The file in which Gatsby says of which build its others are. */
const APP_DATA = "/page-data/app-data.json";

const otherHomes = languageCodes.map((code) => localAddress(routes.home, code)).slice(1);

const whole: Step = {
  name: "whole",
  of: site,
  asks: (website, { home }) => [
    ...[APP_DATA, ...otherHomes].map((path) => ({ address: website + path })),
    ...Array.from(home.text.matchAll(SCRIPT), ([, path = ""]) => ({
      address: website + path,
      method: "HEAD" as const,
    })),
  ],
  judge: (answers, { home }) => {
    const build = buildOf(home) ?? "";
    const isOfIt = (answer: Answer) => {
      if (answer.status !== 200) return false;
      // Hosts that know no file send a page in its place.
      if (answer.address.endsWith(".js"))
        return /javascript/.test(answer.headers.get("Content-Type") ?? "");
      return answer.text.includes(`"${build}"`);
    };
    const other = answers.find((answer) => !isOfIt(answer));
    return other && { code: "half-way", address: other.address };
  },
};

const asksServed: Step["asks"] = (website) => [{ address: `${website}/admin/${SERVED}` }];

const servedBy = ([answer]: Answer[]) => answer && parseServed(answer.text);

/** Letters of a commit, as Git shows it. */
const SHORT = 7;

const version: Step = {
  name: "version",
  of: site,
  asks: asksServed,
  judge: (answers, { expected }) => {
    const commit = servedBy(answers)?.commit;
    if (!commit) return { code: "unmarked" };
    const age = expected.ageOf(commit);
    if (age === undefined || age === "newest") return undefined;
    const short = commit.slice(0, SHORT);
    return { code: age === "earlier" ? "earlier" : "unknown-commit", commit: short };
  },
};

/** In milliseconds: the nightly build begins after midnight, takes a while, and may begin late. */
const NIGHT = 3 * 3_600_000;

const day: Step = {
  name: "day",
  of: site,
  asks: asksServed,
  judge: (answers, { expected }) => {
    const built = servedBy(answers)?.built;
    if (built === undefined) return { code: "unmarked" };
    const now = portDate(new Date(expected.now.getTime() - NIGHT));
    const then = portDate(new Date(built));
    return then < now ? { code: "another-day", day: then } : undefined;
  },
};

/** A rule for all robots that keeps them from everything. */
const KEPT_OUT = /^user-agent: *\*\s*\n(?:(?!user-agent:).*\n)*?disallow: *\/ *$/im;
const NOINDEX = /<meta[^>]* name="robots" content="[^"]*noindex/;

const search: Step = {
  name: "search",
  of: site,
  asks: (website) =>
    ["/robots.txt", "/sitemap-index.xml"].map((path) => ({ address: website + path })),
  judge: ([robots, sitemap], { expected, home }): Fault | undefined => {
    const { isListed, missing, website } = expected;
    const isClosed =
      NOINDEX.test(home.text) ||
      home.headers.get("X-Robots-Tag")?.includes("noindex") ||
      KEPT_OUT.test(robots?.text ?? "");
    // What is not ready is not to be found.
    if (!isListed) return isClosed ? undefined : { code: "open", missing };
    if (isClosed) return { code: "closed" };
    if (!robots?.text.includes(`Sitemap: ${website}/sitemap-index.xml`)) return { code: "robots" };
    const isMap = sitemap?.status === 200 && sitemap.text.includes(`<loc>${website}/`);
    return isMap ? undefined : { code: "sitemap" };
  },
};

export const pageSteps: Step[] = [headers, unaltered, whole, version, day, search];
