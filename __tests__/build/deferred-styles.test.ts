import { divideStyles } from "../../src/build/deferred-styles";

const page = (styles: string, before: string, after: string) =>
  `<style data-styles="true">${styles}</style>${before}<link data-deferred-styles="true"/>${after}`;

test("a component's rules wait in a file if it only comes after the mark", () => {
  const kept = "body{margin:0}.a{color:red}@media (min-width:60.5rem){.a{color:blue}.a b{top:0}}";
  const deferred = ".b{top:0}@media print{.b{top:1px}}:root[data-x] .b .a{left:0}";
  const html = page(
    kept + deferred,
    '<p class="sc-1 a">',
    '<p class="b"><p class="a"><p class="sc-1">',
  );
  expect(divideStyles(html)).toEqual({ styles: kept + deferred, kept, deferred });
});

test("what no element of the page names stays, such as fonts and the states that a script brings", () => {
  const kept = "@font-face{src:url(/a.woff2)}@keyframes x{from{top:0}}.by-script{top:0}";
  expect(divideStyles(page(kept, "", '<p class="b">'))).toMatchObject({ kept, deferred: "" });
});

test("so do the rules of what is closed, of what is pointed to, and for paper", () => {
  const kept =
    ".a{top:0}.a:hover,.a{left:0}.a:is(i,b),.a:hover{left:0}a:hover{top:1px}@media (min-width:1px){.a:hover{top:0}}";
  const deferred =
    ".menu{top:0}.list .a{top:0}.list{left:0}.a:hover{color:red}.a:disabled,[open]>.a{top:0}.a:has(b:is(:hover,:focus)) i{top:0}@media print{.a{top:0}}";
  const divided = divideStyles(
    page(
      kept + deferred,
      '<a class="a"><details><summary></summary><ul class="list"></ul></details><dialog><p class="menu"></dialog>',
      "",
    ),
  );
  expect(divided).toMatchObject({ deferred });
  // Until the file has come, what is opened meanwhile waits for it.
  expect(divided?.kept).toMatch(
    /^(.*)(:where\(header summary~\*\).*)(:where\(dialog.*)(@keyframes.*)$/,
  );
  expect(divided?.kept.startsWith(kept)).toBe(true);
});

test("a page without the mark keeps its styles", () => {
  expect(divideStyles('<style data-styles="true">.b{}</style><p class="b">')).toBeUndefined();
});
