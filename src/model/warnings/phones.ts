import type { CalendarDate } from "../../base/calendar/calendar-date";
import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import type { ModelFinding } from "../findings";

const numbersOf = (data: unknown) => {
  const { phone, whatsapp } = isRecord(data) ? data : {};
  return { phone: String(phone), whatsapp: String(whatsapp) };
};

/** Finds the number that stayed when the other one, which was the same, has changed. */
export const forgottenNumber = (
  { entries }: Content,
  _: CalendarDate,
  earlier: (file: string) => unknown,
): ModelFinding[] =>
  entries
    .filter(({ collection }) => collection.type === "Company")
    .flatMap(({ file, data }): ModelFinding[] => {
      const [now, before] = [numbersOf(data), numbersOf(earlier(file))];
      if (before.phone !== before.whatsapp || now.phone === now.whatsapp) return [];
      if (!isRecord(data) || data.whatsapp === undefined) return [];
      const stayed = (["phone", "whatsapp"] as const).find((name) => now[name] === before[name]);
      return stayed ? [{ file, path: [stayed], code: "number-stayed", number: now[stayed] }] : [];
    });
