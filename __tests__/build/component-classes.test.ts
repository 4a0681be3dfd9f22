import { withoutUnusedClasses } from "../../src/build/component-classes";

test("component classes go unless the styles name them; others stay", () => {
  const html = '<b class="sc-1-0 a"></b><i class="sc-2-1 b"></i><u class="sc-1-0"></u>';
  expect(withoutUnusedClasses(html, ".a .sc-2-1{color:red}")).toBe(
    '<b class="a"></b><i class="sc-2-1 b"></i><u></u>',
  );
});

test("what a text says of classes stays", () => {
  const html = "<p>class=&quot;sc-1-0&quot;</p>";
  expect(withoutUnusedClasses(html, "")).toBe(html);
});
