import fc from "fast-check";
import { origin, price } from "../fields";

const field = origin("Dirección", "");
const isAccepted = (value: string) => field.safeParse(value).success;

test("an origin has a scheme, a name as browsers write it, and nothing else", () => {
  const right = [
    ...["https://www.example.com", "https://a-1.b.pages.dev", "https://xn--resea-rta.example"],
  ];
  const wrong = [
    ...["https://www.Example.com", "HTTPS://www.example.com", "http://www.example.com"],
    ...["https://www.example.com:443", "https://www.example.com:8443", "https://www.example.com/"],
    ...["https://www.example.com.", "https://reseñas.example", "https://example"],
    ...["https://127.0.0.1", "https://me@www.example.com", "https://www.example.com?a"],
    " https://www.example.com",
  ];
  expect([...right, ...wrong].filter(isAccepted)).toEqual(right);
});

test("an origin that is accepted is what browsers make of it, so that origins may be compared as texts", () => {
  const label = fc.stringMatching(/^[aXz0-9-]{1,4}$/);
  const port = fc.constantFrom("", "", "", ":443", "/");
  fc.assert(
    fc.property(fc.array(label, { minLength: 2, maxLength: 3 }), port, (labels, end) => {
      const value = `https://${labels.join(".")}${end}`;
      if (isAccepted(value)) expect(new URL(value).origin).toBe(value);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 100) },
  );
});

test.each([
  ["from 1, with cents", price("Precio"), 85.5, 0.5],
  ["from another amount", price("Precio", undefined, 0.5), 0.5, 0.49],
  ["up to another amount", price("Precio", undefined, 1, 20), 20, 20.01],
])("a price goes %s", (_, field, right, wrong) => {
  expect(field.safeParse(right).success).toBe(true);
  expect(field.safeParse(wrong).success).toBe(false);
});
