import { withoutUnusedClasses } from "../../src/html";

test("what a text says of classes stays", () => {
  const html = "<p>class=&quot;sc-1-0&quot;</p>";
  expect(withoutUnusedClasses(html, "")).toBe(html);
});

test("a class stays if a style names it, and not if its name only begins one", () => {
  const html = '<p class="sc-a1-0 abc"><b class="sc-a1-1">';
  expect(withoutUnusedClasses(html, ".abc .sc-a1-1:hover,.sc-a1-01{}")).toBe(
    '<p class="abc"><b class="sc-a1-1">',
  );
});
