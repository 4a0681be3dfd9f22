import { faultsIn, withFault } from "./operators";

const changed = (text: string) => faultsIn(text, "a.tsx").map((fault) => withFault(text, fault));

test.each([
  ["a === b", ["a !== b"]],
  ["if (a) b();", ["if (!(a)) b();", "if (a) "]],
  ["const a = b ? c : d;", ["const a = !(b) ? c : d;"]],
  ["d = a.some(b && c)", ["d = a.every(b && c)", "d = a.some(b || c)"]],
  ["f(9, 'a b', 'ab');", ["", "f(10, 'a b', 'ab');", `f(9, "b a", 'ab');`]],
  [
    "const A = css`x: y; &:hover { z: 0; }`;",
    ["const A = css` &:hover { z: 0; }`;", "const A = css`x: y; &:hover {  }`;"],
  ],
  ["d = a.toString()", []],
  ["const a = true;", ["const a = false;"]],
  ['type A = true; import { b } from "c";', []],
])("faults of %s", (text, faults) => {
  expect(changed(text).sort()).toEqual([...faults].sort());
});
