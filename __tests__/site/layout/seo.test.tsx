/** @jest-environment node */
import { Helmet } from "react-helmet";
import { renderToStaticMarkup } from "react-dom/server";
import { Seo } from "../../../src/site/layout/seo";
import { englishCompany } from "../sections/company";
import { LanguageProvider } from "../features/language-provider";

const MARKUP = `</script></title><b onclick="1">'&amp;<!--`;

/** Returns the head of a page as the build writes it. */
const headWith = (text: string) => {
  renderToStaticMarkup(
    <LanguageProvider
      messages={{ navigation: { homeTitle: text } }}
      site={{ company: { ...englishCompany, name: text } }}
    >
      <Seo page="home" description={text} isEmpty={false} />
    </LanguageProvider>,
  );
  const { title, meta } = Helmet.renderStatic();
  return renderToStaticMarkup(
    <>
      {title.toComponent()}
      {meta.toComponent()}
    </>,
  );
};

test("markup stays text in the title and in what is told to others", () => {
  const head = headWith(MARKUP);
  expect(head).not.toContain("<b");
  expect(head.split("&lt;b onclick").length - 1).toBe(6);
});
