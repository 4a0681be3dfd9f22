import { withJsonLd } from "../../src/build/json-ld";

const PAGE = "<head><script>start()</script></head><body>A</body>";

test("a page holds its data once, whatever was built before, and keeps its scripts", () => {
  const before = withJsonLd(PAGE, { name: "$& old" });
  const html = withJsonLd(before, { name: "$& new" });
  expect(html).toBe(
    '<head><script>start()</script><script data-react-helmet="true" type="application/ld+json">' +
      '{"name":"$& new"}</script></head><body>A</body>',
  );
});
