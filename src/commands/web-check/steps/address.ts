import { ask, leadsTo, type Answer } from "../ask";
import type { Expected } from "../expected";
import { sayFailed, sayNotThere, type Known, type Step } from "./step";

/** Answers 204 to everybody; networks that ask for a sign-in first answer something else in its place. */
export const PROBE = "http://cp.cloudflare.com/generate_204";

const CANONICAL = /<link[^>]* rel="canonical" href="([^"]+)"/;
/** The mark of the build in each page (`src/build/bundles.ts`). */
const BUILD = /<script data-build="(\w+)"/;

/** Returns the mark of the build of a page; undefined if it is no page of this site's. */
export const buildOf = ({ text }: Answer) => BUILD.exec(text)?.[1];

/** Whether this computer is connected, and nothing on the way answers in the place of others. */
export const judgeConnection = (probe: Answer, { home, say }: Known) => {
  if (probe.status === 204 || buildOf(home) !== undefined) return undefined;
  if (!probe.failed) return say.portal();
  // Some networks let nothing through but HTTPS.
  return home.failed && say.offline();
};

const PARKED =
  /sedoparking|parkingcrew|bodis\.com|hugedomains|afternic|buy this domain|parked (?:domain|free)|domain (?:is|may be) (?:for sale|parked)|domain parking|dominio (?:está |ha sido |ya está )?(?:aparcado|estacionado|en venta|registrado)/i;

/** Cloudflare's own: no host behind this name, or it does not answer. */
const isNotAttached = (status: number) => status >= 520 && status <= 530;

/** Whether this site answers at its address. */
export const judgeAddress = ({ expected, home, say }: Known) => {
  const { address, status, text } = home;
  if (isNotAttached(status)) return say.notAttached(address);
  if (status === 404) return say.nothingThere(address);
  const notThere = sayNotThere(home, say);
  if (notThere) return notThere;
  if (buildOf(home) === undefined)
    return PARKED.test(text) ? say.parked(address) : say.stranger(address);
  const other = CANONICAL.exec(text)?.[1] ?? "";
  return other === `${expected.website}/` ? undefined : say.builtFor(address, other);
};

/** A domain of its own, such as `example.com` or `example.com.es`. */
const OWN_DOMAIN = /^[^.]+\.(?:[a-z]{2,3}\.)?[^.]+$/;
/** Those of hosts have no `www`. */
const OF_A_HOST = /\.(?:pages\.dev|netlify\.app|github\.io)$/;

/** Returns the name that people also type: without `www`, or with it; undefined for a subdomain. */
export const otherName = ({ website }: Pick<Expected, "website">) => {
  const { hostname } = new URL(website);
  if (hostname.startsWith("www.")) return `https://${hostname.slice("www.".length)}/`;
  const isDomain = OWN_DOMAIN.test(hostname) && !OF_A_HOST.test(hostname);
  return isDomain ? `https://www.${hostname}/` : undefined;
};

/** Whether an address leads to the site's in one step. */
const lookWhereItLeads: Step["look"] = async (address, { expected, say }) => {
  const answer = await ask(address);
  const [to, wanted] = [leadsTo(answer), `${expected.website}/`];
  // A name that does not exist is one for which nobody has set up anything.
  if (answer.failed && answer.failed.why !== "noName") return sayFailed(answer, say);
  if (to === undefined) return say.leadsNowhere(address, wanted);
  return to === wanted ? undefined : say.leadsElsewhere(address, to, wanted);
};

export const leadSteps: Step[] = [
  {
    name: "http",
    of: ({ website }) => `${website.replace("https:", "http:")}/`,
    look: lookWhereItLeads,
  },
  { name: "otherName", of: otherName, look: lookWhereItLeads },
];
