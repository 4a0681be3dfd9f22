/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { Footer } from "../../../src/site/layout/footer";
import { LanguageProvider } from "../features/language-provider";
import { englishCompany } from "../sections/company";

const markupOf = (
  social: Queries.CompanyFragment["social"],
  emptyPages: readonly string[] = [],
  hasQuestions = false,
) =>
  renderToStaticMarkup(
    <LanguageProvider site={{ company: { ...englishCompany, social }, emptyPages, hasQuestions }}>
      <Footer />
    </LanguageProvider>,
  );

test.each([
  [null, "https://www.instagram.com/vela", "i-ig", "Instagram"],
  ["instagram", "https://social.test/vela", "i-ig", "Instagram"],
  [null, "https://www.tiktok.com/@vela", "", "TikTok"],
  [null, "https://mastodon.social/@vela", "", "Mastodon"],
  ["Vela in pictures", "https://pixelfed.test/vela", "", "Vela in pictures"],
])(
  "a page of the network %j at %s has the icon “%s” or the name %s",
  (network, url, icon, name) => {
    const links = markupOf([{ network, url }]).split("<a ");
    const link = links.find((each) => each.includes(url)) ?? "";
    expect(link).toContain(`>${name}<`);
    expect(link.includes("#i-ig")).toBe(icon !== "");
  },
);

test("without social pages there is no heading for them", () => {
  expect(markupOf([])).toContain(">social<");
  expect(markupOf(null)).not.toContain(">social<");
});

test("every page that has something to show is named once", () => {
  const named = (...emptyPages: string[]) =>
    ["services", "gallery", "trips", "location", "about"].map(
      (name) => markupOf(null, emptyPages).split(`>${name}<`).length - 1,
    );
  expect(named()).toEqual([1, 1, 1, 1, 1]);
  expect(named("services", "gallery")).toEqual([0, 0, 1, 1, 1]);
});

test("without an answer no link leads to the questions", () => {
  expect(markupOf(null, [], true)).toContain('#questions"');
  expect(markupOf(null)).not.toContain("#questions");
});
