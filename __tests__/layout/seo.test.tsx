/** @jest-environment node */
import { Helmet } from "react-helmet";
import { renderToStaticMarkup } from "react-dom/server";
import { Seo } from "../../src/layout/seo";
import { LanguageProvider } from "../features/language-provider";

const MARKUP = `</script></title><b onclick="1">'&amp;<!--`;

/** The head of a page, as the build writes it. */
const headWith = (text: string) => {
  renderToStaticMarkup(
    <LanguageProvider messages={{ navigation: { home: text } }}>
      <Seo
        page="home"
        description={text}
        company={{ name: text, website: "https://a.example" } as Queries.CompanyFragment}
        structuredData={{ name: text }}
      />
    </LanguageProvider>,
  );
  const { title, meta, script } = Helmet.renderStatic();
  return renderToStaticMarkup(
    <>
      {title.toComponent()}
      {meta.toComponent()}
      {script.toComponent()}
    </>,
  );
};

test("markup stays text in the title, in what is told to others, and in JSON-LD", () => {
  const head = headWith(MARKUP);
  expect(head).not.toContain("<b");
  expect(head.split("&lt;b onclick").length - 1).toBe(6);
  const [, json] = /<script[^>]*>(.*?)<\/script>/s.exec(head) ?? [];
  expect(JSON.parse(json)).toEqual({ name: MARKUP });
  expect(json).not.toContain("<");
});
