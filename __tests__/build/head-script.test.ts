import { digestOf } from "../../src/build/content-policy";
import { bundleHeadScript, slimHeadScript } from "../../src/build/head-script";

const { rewrite } = slimHeadScript();
const whole = bundleHeadScript();

const document = (script: string, language: string, body: string) =>
  `<html lang="${language}"><head><meta content="'sha256-${digestOf(script)}'"><script>${script}</script></head>` +
  `<body>${body}<script type="application/json">{}</script></body></html>`;

/** Returns the script of a page with such a body, which must be that which the page's policy allows. */
const scriptOf = async (body: string, language = "en", before?: string) => {
  const script = before ?? (await whole);
  const html = await rewrite({ html: document(script, language, body) });
  const [, slim = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(html).toBe(document(slim, language, body));
  return slim;
};

const KEPT = '<p data-app-key="customerReviews">';

test.each([
  ["a form, to send it once", '<form data-app-key="draft-contact">', "en", '"submit"'],
  ["notices, to show them on their days", "<dated-notice>", "en", "customElements"],
  ["reviews, to await those of the device", KEPT, "en", "ownReviews"],
  ["what is stored, to show it", KEPT, "en", "[data-app-key]"],
  ["a field for the day, to carry it along", '<input id="day">', "en", "#day:valid"],
  ["the cookie banner, to ask once", '<section data-banner="true">', "en", "cookieConsent"],
  ["an enquiry that is open from the start", '<form><fieldset data-open="">', "en", "[data-open]"],
  ["the default language, to follow the visitor's", "", "es", "location.replace"],
])("a page has a part of the script for %s", async (_, body, language, part) => {
  expect(await scriptOf(body, language)).toContain(part);
  expect(await scriptOf("")).not.toContain(part);
});

test("a page that needs everything keeps the whole script, also once it was slim", async () => {
  const full = await whole;
  const all = `<form data-app-key="draft-contact"><dated-notice>${KEPT}<i data-banner="true"><b id="day">`;
  expect(await scriptOf(all, "es")).toBe(full);
  expect(await scriptOf(all, "es", await scriptOf(""))).toBe(full);
});
