import { en, es } from "../test-site";
import { valueText } from "../../told/value-text";
import type { Content } from "../../../typed-content/content";
import type { SchemaNode } from "../../../typed-content/schema";
import { testSnapshot } from "../core/test-snapshot";
import { contentOf } from "../../core/edits";

let content: Content;
beforeAll(async () => {
  content = contentOf(await testSnapshot());
});

const told = (node: SchemaNode, value: unknown, words = es) => {
  const { text, isQuoted = false } = valueText(node, value, content, words) ?? {};
  return isQuoted ? `«${text}»` : text?.replace(/\s/g, " ");
};

const ROOM: SchemaNode = { kind: "reference", collection: "Room" };

test.each<[SchemaNode, unknown, string | undefined]>([
  [{ kind: "price" }, 1345.5, "1345,50 €"],
  [{ kind: "price" }, 320, "320 €"],
  [{ kind: "number" }, 2.5, "2,5"],
  [{ kind: "number" }, 12500, "12500"],
  [{ kind: "time" }, "09:30", "9:30"],
  [{ kind: "month" }, "2026-11", "noviembre de 2026"],
  [{ kind: "month" }, "2026-13", "2026-13"],
  [{ kind: "date" }, "2026-11-23", "lunes, 23 de noviembre de 2026"],
  [{ kind: "date" }, "pronto", "«pronto»"],
  [{ kind: "choice", names: { deck: "Cubierta" } }, "deck", "Cubierta"],
  [{ kind: "yes-no" }, true, "Sí"],
  [{ kind: "text" }, "Marta", "«Marta»"],
  [{ kind: "localized" }, { es: "Hola", en: "Hello" }, "«Hola»"],
  [{ kind: "id" }, "sunset", "Cambiado"],
  [ROOM, "garden", "Habitación del jardín"],
  [ROOM, "gone", "Cambiado"],
  [{ kind: "text" }, "", undefined],
  [{ kind: "group" }, { street: "Mayor" }, undefined],
])("a value of %j, %j, is told as %s", (node, value, text) => {
  expect(told(node, value)).toBe(text);
});

test("values are told in the language of the desk", () => {
  expect(told({ kind: "price" }, 320, en)).toBe("€320");
  expect(told({ kind: "number" }, 2.5, en)).toBe("2.5");
  expect(told({ kind: "month" }, "2026-11", en)).toBe("November 2026");
});
