/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import Html from "../src/html";

const parts = { htmlAttributes: { lang: "de" }, bodyAttributes: {}, preBodyComponents: [] };

test("the document holds the page, without classes that its styles do not name", () => {
  const styles = <style key="styles" dangerouslySetInnerHTML={{ __html: ".sc-2-0{}" }} />;
  const body = '<p class="sc-1-0 a sc-2-0">Text</p>';
  const html = renderToStaticMarkup(
    // In development there is no content policy.
    <Html {...parts} headComponents={[null, styles]} body={body} postBodyComponents={<i />} />,
  );
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<div id="___gatsby"><p class="a sc-2-0">Text</p></div><i></i>');
});
