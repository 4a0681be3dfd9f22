import { existsSync } from "node:fs";
import * as desk from "../../../packages/desk/package.json";
import * as typedContent from "../../../packages/typed-content/package.json";

const doors = [desk, typedContent].flatMap(({ name, exports }) =>
  Object.keys(exports).map((door) => name + door.slice(1)),
);

test.each(doors)("%s is a door", (door) => {
  expect(existsSync(require.resolve(door))).toBe(true);
});

test.each(["@brisa/desk/core/work", "@brisa/desk/exports/build", "@brisa/typed-content/schema"])(
  "%s is none, and does not resolve",
  (file) => {
    expect(() => require.resolve(file)).toThrow(file);
  },
);
