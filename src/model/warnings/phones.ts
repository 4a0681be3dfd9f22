import type { CalendarDate } from "@brisa/typed-content/dates";
import { type Content, filesOf, valueAt } from "@brisa/typed-content";
import type { ModelFinding } from "../findings";

const numbersOf = (data: unknown) => ({
  phone: String(valueAt(data, ["phone"])),
  whatsapp: String(valueAt(data, ["whatsapp"])),
});

/** Finds the number that stayed when the other one, which was the same, has changed. */
export const forgottenNumber = (
  content: Content,
  _: CalendarDate,
  earlier: (file: string) => unknown,
): ModelFinding[] =>
  filesOf(content, "Company").flatMap(({ file, data }): ModelFinding[] => {
    const [now, before] = [numbersOf(data), numbersOf(earlier(file))];
    if (before.phone !== before.whatsapp || now.phone === now.whatsapp) return [];
    if (data.whatsapp === undefined) return [];
    const stayed = (["phone", "whatsapp"] as const).find((name) => now[name] === before[name]);
    return stayed ? [{ file, path: [stayed], code: "number-stayed", number: now[stayed] }] : [];
  });
