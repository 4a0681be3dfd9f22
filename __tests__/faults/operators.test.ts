import { faultsIn, withFault } from "./operators";

const changed = (text: string) => faultsIn(text, "a.tsx").map((fault) => withFault(text, fault));

test.each([
  ["a === b", ["a !== b"]],
  ["if (a) b();", ["if (!(a)) b();", "if (a) "]],
  ["const a = b ? 1 : c;", ["const a = !(b) ? 1 : c;"]],
  ["d = a.some(b && c)", ["d = a.every(b && c)", "d = a.some(b || c)"]],
  ["const a = true;", ["const a = false;"]],
  ['type A = true; import { b } from "c";', []],
])("faults of %s", (text, faults) => {
  expect(changed(text).sort()).toEqual([...faults].sort());
});
