/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { LanguageLinks } from "../../../../src/site/features/language/language-links";
import { LanguageProvider } from "../language-provider";

test("of the languages, that of the page is the current one", () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider language="de">
      <LanguageLinks />
    </LanguageProvider>,
  );
  const links = markup.match(/<a [^>]*>/g) ?? [];
  expect(
    links.map((link) => [/ lang="(..)"/.exec(link)?.[1], link.includes("aria-current")]),
  ).toEqual([
    ["es", false],
    ["en", false],
    ["de", true],
  ]);
});
