import { valuesIn, type Promises } from "@brisa/typed-content/promises";
import type { Content } from "@brisa/typed-content";

/** Returns what a site promises that was delivered with some content. */
export const promisesOf = (content: Content): Promises => ({
  groups: {
    "La casa": ["House"],
    Habitaciones: ["Room", "rooms.breakfast"],
    Condiciones: ["Conditions"],
  },
  labels: /\.name\.\w+$/,
  off: () => [],
  delivered: new Set(valuesIn(content).map(({ digest }) => digest)),
  names: [
    { forms: ["Ejemplo"], fields: ["House.name"] },
    { forms: ["limonero", "lemon tree", "Zitronenbaum"], fields: ["House.norms.text"] },
  ],
});
