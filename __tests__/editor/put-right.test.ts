/** @jest-environment node */
import { putRight } from "../../src/editor/browser/put-right";

test.each([
  ["time", "9:30", "09:30"],
  ["time", "18.00", "18:00"],
  ["time", "18,05", "18:05"],
  ["time", "18h30", "18:30"],
  ["time", "9 h", "09:00"],
  ["time", "1830", "18:30"],
  ["time", " 09:30 h. ", "09:30"],
  ["time", "9", "09:00"],
  ["time", "25:70", "25:70"],
  ["time", "930", "09:30"],
  ["time", "9 30", "09:30"],
  ["time", "0:05", "00:05"],
  ["time", "123", "01:23"],
  ["time", "2400", "2400"],
  ["time", "9:75", "9:75"],
  ["time", "9:3", "9:3"],
  ["time", "1 830", "1 830"],
  ["time", "por la tarde", "por la tarde"],
  ["phone", "600 123 456", "+34 600 123 456"],
  ["phone", "600123456", "+34 600123456"],
  ["phone", "971 12 34 56", "+34 971 12 34 56"],
  ["phone", "0049 (171) 123-4567", "+49 171 123 4567"],
  ["phone", "+34 600.123.456\u202c", "+34 600 123 456"],
  ["phone", "112", "112"],
  ["url", "www.example.com", "https://www.example.com"],
  ["url", "example.com/barco?foto=1", "https://example.com/barco?foto=1"],
  ["url", "http://example.com", "http://example.com"],
  ["url", "javascript:alert(1)", "javascript:alert(1)"],
  ["url", "barco", "barco"],
  ["origin", "www.example.com/", "https://www.example.com"],
  ["email", " mailto:ana@barca.test", "ana@barca.test"],
  ["text", " \u200bBarco\u00a0bueno\t\n", "Barco\u00a0bueno"],
  ["text", "Man\u0303ana", "Mañana"],
  [undefined, "una\r\ndos\rtres ", "una\ndos\ntres"],
] as const)("%s: %j becomes %j", (kind, written, meant) => {
  expect(putRight(kind, written)).toBe(meant);
  expect(putRight(kind, meant)).toBe(meant);
});
