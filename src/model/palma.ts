import { dateIn, type CalendarDate } from "../base/calendar/calendar-date";

export const TIME_ZONE = "Europe/Madrid";

/** Returns the day that it is in Palma at a moment. */
export const palmaDate = (moment: Date): CalendarDate => dateIn(TIME_ZONE, moment);
