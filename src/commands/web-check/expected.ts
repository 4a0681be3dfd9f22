import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { webSettings } from "../../build/desk/web-settings";
import type { WebSettings } from "@brisa/desk";
import { bookingScript } from "../../site/providers/booking-widget";
import { isDummy } from "@brisa/typed-content/check";
import type { Content } from "@brisa/typed-content";

/** A header's name and value. */
export type Header = [name: string, value: string];

/** What the content and this copy of the repository say of the site on the web. */
export type Expected = {
  /** The site's origin. */
  website: string;
  /** Undefined where the site has none. */
  providers: { form?: string; booking?: string; desk?: string; signIn?: string };
  desk: WebSettings;
  /** Those of every page, and those of the desk's. */
  headers: { page: Header[]; desk: Header[] };
  /** Whether the Git host has all that this copy has. */
  isPushed: boolean;
  /** How much is missing for the launch. */
  missing: number;
  /** Whether search engines may list the site (`mayLack`). */
  isListed: boolean;
  now: Date;
  /** Returns how old a commit is for this copy of the repository; undefined where nobody can tell. */
  ageOf: (commit: string) => "newest" | "earlier" | "unknown" | undefined;
};

/** The content has been checked, so its shape is known. */
type Providers = {
  form?: { endpoint: string };
  booking?: { company?: string };
  editor?: { signIn?: string; origin?: string };
};

/** Returns the headers of a rule of `_headers`. */
export const headersOf = (rules: string, path: string): Header[] => {
  const rule = rules.split(/^(?=\/)/m).find((each) => each.startsWith(`${path}\n`)) ?? "";
  return Array.from(rule.matchAll(/^ +([\w-]+): (.+)$/gm), ([, name = "", value = ""]) => [
    name,
    value,
  ]);
};

const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });

const ageOf: Expected["ageOf"] = (commit) => {
  const head = git("rev-parse", "HEAD");
  if (head.status !== 0) return undefined;
  if (head.stdout.trim() === commit) return "newest";
  return git("merge-base", "--is-ancestor", commit, "HEAD").status === 0 ? "earlier" : "unknown";
};

const isPushed = () =>
  git("status", "--porcelain", "content").stdout === "" &&
  git("merge-base", "--is-ancestor", "HEAD", "origin/main").status === 0;

/**
 * Reads what is expected.
 * @param content whose company and providers have no errors
 * @param missing how much is missing for the launch
 * @param isListed whether search engines may list the site
 */
export const readExpected = (
  { entries }: Content,
  missing: number,
  isListed: boolean,
): Expected => {
  const dataOf = (file: string) => entries.find((entry) => entry.file === file)?.data;
  const { website } = dataOf("company.json") as { website: string };
  const { form, booking, editor } = dataOf("providers.json") as Providers;
  const rules = readFileSync("static/_headers", "utf8");
  const [page, desk] = [headersOf(rules, "/*"), headersOf(rules, "/admin/*")];
  return {
    website,
    providers: {
      form: form?.endpoint,
      // The company is in no address of the provider's that could be looked at.
      booking: booking?.company && (isDummy(booking.company) ? booking.company : bookingScript()),
      desk: editor?.origin,
      signIn: editor?.origin && editor.signIn,
    },
    desk: webSettings(),
    headers: { page, desk: [...page, ...desk] },
    isPushed: isPushed(),
    missing,
    isListed,
    now: new Date(),
    ageOf,
  };
};
