import { normaliseText } from "../../values/kinds";
import { pastedText } from "../../values/normalise-text";
import { testSite } from "../test-site";

test.each([
  ["time", "00:05", ["0:05", "00:05"]],
  ["time", "01:23", ["123"]],
  ["time", "09:00", ["9", "09", "9h", "9 h"]],
  ["time", "09:30", ["9:30", "930", "0930", "9 30", "9,30", "9h30", "9 : 30", " 09:30 h. "]],
  ["time", "18:00", ["18.00", "18 h."]],
  ["time", "18:30", ["1830", "18h30", "18H30", "18:30h", " 18:30 h "]],
  ["time", "23:59", ["23:59"]],
  ["time", "", ["  "]],
  ["phone", "+34 600 123 456", ["600 123 456", "+34 600.123.456\u202c"]],
  ["phone", "+34 600123456", ["600123456"]],
  ["phone", "+34 971 12 34 56", ["971 12 34 56"]],
  ["phone", "+49 171 123 4567", ["0049 (171) 123-4567"]],
  ["url", "https://www.example.com", ["www.example.com"]],
  ["url", "https://example.com/barco?foto=1", ["example.com/barco?foto=1"]],
  ["origin", "https://www.example.com", ["www.example.com/"]],
  ["email", "ana@barca.test", [" mailto:ana@barca.test"]],
  ["text", "Barco\u00a0bueno", [" \u200bBarco\u00a0bueno\t\n"]],
  ["text", "Mañana", ["Man\u0303ana"]],
  [undefined, "una\ndos\ntres", ["una\r\ndos\rtres "]],
] as const)("%s: %j is read from %j", (kind, expected, texts) => {
  for (const text of [...texts, expected])
    expect([text, normaliseText(kind, text, testSite.phone)]).toEqual([text, expected]);
});

test.each([
  ["time", ["24:00", "2400", "25", "93", "25:70", "9:60", "9:75", "9:3", "1 830", "9:30:15"]],
  ["time", ["9:30 pm", "9 am", "9:30-13:30", "-9", "9:-30", "9e1", "９:３０", "🕘", "<script>"]],
  ["time", ["por la tarde", "{{rooms.from}}"]],
  ["phone", ["112"]],
  ["url", ["http://example.com", "javascript:alert(1)", "barco"]],
] as const)("%s: %j stay as they are", (kind, texts) => {
  for (const text of texts) expect(normaliseText(kind, text, testSite.phone)).toBe(text);
});

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

test("a long text is read at once: in milliseconds", () => {
  const begun = performance.now();
  pastedText(`x${" ".repeat(50_000)}x${"\n".repeat(50_000)}x`, true);
  expect(performance.now() - begun).toBeLessThan(500);
});
