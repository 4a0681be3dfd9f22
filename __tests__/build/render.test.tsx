/** @jest-environment node */
import type { ReplaceRendererArgs } from "gatsby";
import { replaceRenderer } from "../../gatsby-ssr";

/** Returns the HTML that replaces the body of a page. */
const render = async (bodyComponent: React.ReactElement) => {
  const replaceBodyHTMLString = jest.fn<undefined, [string]>();
  const args = { bodyComponent, replaceBodyHTMLString } as unknown as ReplaceRendererArgs;
  await replaceRenderer?.(args, { plugins: [] });
  return replaceBodyHTMLString.mock.calls.map(([html]) => html);
};

// React's stream has buffers of 2,048 bytes, whose ends may split characters of two bytes.
test("a long page with characters of several bytes is rendered in one piece, without NUL", async () => {
  const paragraphs = Array.from(
    { length: 40 },
    (_, index) => `${"x".repeat(index)}${"ä".repeat(200)}`,
  );
  const [html, ...more] = await render(
    <main>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </main>,
  );
  expect(more).toEqual([]);
  expect(html).toBe(`<main>${paragraphs.map((text) => `<p>${text}</p>`).join("")}</main>`);
});
