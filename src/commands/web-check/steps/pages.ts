import { languageCodes, localAddress } from "../../../model/languages";
import { parseServed, SERVED } from "@brisa/desk/server";
import { portDate } from "../../../model/port-time";
import { routes } from "../../../model/routes";
import { ask, type Answer } from "../ask";
import type { Header } from "../expected";
import { buildOf } from "./address";
import { sayNotThere, type Known, type Step } from "./step";

/** Hosts join the values of several rules, and may add to one. */
const missingOf = (headers: readonly Header[], answer: Answer) =>
  headers
    .filter(([name, value]) => !answer.headers.get(name)?.includes(value))
    .map(([name]) => name);

const POLICY = "Content-Security-Policy";

const headers = async (website: string, { expected, home, say }: Known) => {
  const desk = await ask(`${website}/admin/`, { method: "HEAD" });
  const missing = [
    ...missingOf(expected.headers.page, home),
    ...(home.text.includes(`http-equiv="${POLICY}"`) ? [] : [`<meta> ${POLICY}`]),
    ...missingOf(expected.headers.desk, desk).map((name) => `/admin/ ${name}`),
  ];
  return sayNotThere(desk, say) ?? (missing.length > 0 ? say.headers(missing) : undefined);
};

/** What Cloudflare puts into pages of its zones, unless it is switched off. */
const ALTERED = /\/cdn-cgi\/(?:l\/email-protection|scripts\/)/;

const unaltered = async (_: string, { home, say }: Known) =>
  ALTERED.test(home.text) ? say.altered() : undefined;

const SCRIPT = /<script[^>]* src="(\/[^"]+\.js)"/g;

/** The file in which Gatsby says of which build its others are. */
const APP_DATA = "/page-data/app-data.json";

const otherHomes = languageCodes.map((code) => localAddress(routes.home, code)).slice(1);

const whole = async (website: string, { home, say }: Known) => {
  const pages = [APP_DATA, ...otherHomes].map((path) => ask(website + path));
  const scripts = Array.from(home.text.matchAll(SCRIPT), ([, path = ""]) =>
    ask(website + path, { method: "HEAD" }),
  );
  const build = buildOf(home) ?? "";
  const other =
    (await Promise.all(pages)).find(
      ({ status, text }) => status !== 200 || !text.includes(`"${build}"`),
    ) ??
    // Hosts that know no file send a page in its place.
    (await Promise.all(scripts)).find(
      ({ status, headers }) =>
        status !== 200 || !/javascript/.test(headers.get("Content-Type") ?? ""),
    );
  return other && say.halfWay(other.address);
};

const served = async (website: string) =>
  parseServed((await ask(`${website}/admin/${SERVED}`)).text);

/** Letters of a commit, as Git shows it. */
const SHORT = 7;

const version = async (website: string, { expected, say }: Known) => {
  const { commit } = (await served(website)) ?? {};
  if (!commit) return say.unmarked();
  const age = expected.ageOf(commit);
  if (age === undefined || age === "newest") return undefined;
  return say[age === "earlier" ? "earlier" : "unknownCommit"](commit.slice(0, SHORT));
};

/** In milliseconds: the nightly build begins after midnight, takes a while, and may begin late. */
const NIGHT = 3 * 3_600_000;

const day = async (website: string, { expected, say }: Known) => {
  const { built } = (await served(website)) ?? {};
  if (built === undefined) return say.unmarked();
  const then = portDate(new Date(built));
  const isOld = then < portDate(new Date(expected.now.getTime() - NIGHT));
  return isOld ? say.anotherDay(then) : undefined;
};

/** A rule for all robots that keeps them from everything. */
const KEPT_OUT = /^user-agent: *\*\s*\n(?:(?!user-agent:).*\n)*?disallow: *\/ *$/im;
const NOINDEX = /<meta[^>]* name="robots" content="[^"]*noindex/;

const search = async (website: string, { expected, home, say }: Known) => {
  const [robots, sitemap] = await Promise.all([
    ask(`${website}/robots.txt`),
    ask(`${website}/sitemap-index.xml`),
  ]);
  const isClosed =
    NOINDEX.test(home.text) ||
    home.headers.get("X-Robots-Tag")?.includes("noindex") ||
    KEPT_OUT.test(robots.text);
  // What is not ready is not to be found.
  if (!expected.isListed) return isClosed ? undefined : say.open(expected.missing);
  if (isClosed) return say.closed();
  if (!robots.text.includes(`Sitemap: ${website}/sitemap-index.xml`)) return say.robots();
  const isMap = sitemap.status === 200 && sitemap.text.includes(`<loc>${website}/`);
  return isMap ? undefined : say.sitemap();
};

/** In the order in which they are told. */
const looks = { headers, unaltered, whole, version, day, search };

export const pageSteps = (Object.keys(looks) as (keyof typeof looks)[]).map((name): Step => ({
  name,
  of: ({ website }) => website,
  look: looks[name],
}));
