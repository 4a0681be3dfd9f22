import { pastedText } from "../../../src/desk/form/values/normalise-text";

test.each(["\n", "\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"])(
  "a line that ends with %j stays a line, or becomes a space",
  (end) => {
    expect(pastedText(`Ida${end}vuelta`, false)).toBe("Ida\nvuelta");
    expect(pastedText(`Ida${end}vuelta${end}`, true)).toBe("Ida vuelta");
  },
);

test("tabs become spaces, and what cannot be seen goes", () => {
  expect(pastedText("a\tb\u200bc", false)).toBe("a bc");
});
