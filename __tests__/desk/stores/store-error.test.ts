import { StoreError, storeErrorOrThrow } from "../../../src/desk/stores/store";

test("an error of the store is returned, and a fault of the desk is thrown on", () => {
  const error = new StoreError("busy", "later");
  const fault = new TypeError("x is undefined");
  expect(storeErrorOrThrow(error)).toBe(error);
  expect(() => storeErrorOrThrow(fault)).toThrow(fault);
});
