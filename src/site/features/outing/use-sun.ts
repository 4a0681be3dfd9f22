import type { CalendarDate } from "@brisa/typed-content/dates";
import { sunOf } from "../../day/day";
import { useSite } from "../site";

/** That of a day at the harbour. */
export const useSun = (day: CalendarDate | undefined) => sunOf(day, useSite().company.position);
