import { digestOf } from "../../src/build/content-policy";
import { bundleHeadScript, slimHeadScript } from "../../src/build/head-script";

const { rewrite } = slimHeadScript();

const document = (script: string, language: string, body: string) =>
  `<html lang="${language}"><head><meta content="'sha256-${digestOf(script)}'"><script>${script}</script></head>` +
  `<body>${body}<script type="application/json">{}</script></body></html>`;

/** Returns the script of a page with such a body, which must be that which the page's policy allows. */
const scriptOf = async (body: string, language = "en", before?: string) => {
  const script = before ?? (await bundleHeadScript());
  const html = await rewrite({
    language: "en",
    route: "home",
    html: document(script, language, body),
  });
  const [, slim = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(html).toBe(document(slim, language, body));
  return slim;
};

test.each([
  ["a form, to send it once", '<form data-app-key="draft-contact">', "en", '"submit"'],
  ["notices, to show them on their days", "<dated-notice>", "en", "customElements"],
  [
    "reviews, to await those of the device",
    '<p data-app-key="customerReviews">',
    "en",
    "ownReviews",
  ],
  ["the cookie banner, to ask once", '<section data-banner="true">', "en", "cookieConsent"],
  ["an enquiry that is open from the start", '<form><fieldset data-open="">', "en", "[data-open]"],
  ["the default language, to follow the visitor's", "", "es", "location.replace"],
])("a page has a part of the script for %s", async (_, body, language, part) => {
  expect(await scriptOf(body, language)).toContain(part);
  expect(await scriptOf("")).not.toContain(part);
});

test("a page that needs everything keeps the whole script, also once it was slim", async () => {
  const full = await bundleHeadScript();
  const all =
    '<form data-app-key="draft-contact"><dated-notice><p data-app-key="customerReviews"><i data-banner="true">';
  expect(await scriptOf(all, "es")).toBe(full);
  expect(await scriptOf(all, "es", await scriptOf(""))).toBe(full);
});
