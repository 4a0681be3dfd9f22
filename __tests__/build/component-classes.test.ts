import { withoutUnusedClasses } from "../../src/build/component-classes";

test("what a text says of classes stays", () => {
  const html = "<p>class=&quot;sc-1-0&quot;</p>";
  expect(withoutUnusedClasses(html, "")).toBe(html);
});
