import * as z from "zod";
import type { Times } from "../hours";
import { time } from "../../typed-content/fields";

const HINT = "Hora del puerto, por ejemplo 9:30.";

export const hours = z.object({
  start: time("Salida", HINT),
  end: time("Regreso", HINT),
});

/** The rule of a group with these fields, for its `refine`. */
export const returnsLater = ({ start, end }: Times) => start < end;

export const returnError = {
  path: ["end"],
  params: { code: "end-before-start" },
  // Checked as soon as both times are valid, even if the group has other errors.
  when: ({ value }: { value: unknown }) => hours.safeParse(value).success,
};
