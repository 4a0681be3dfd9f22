import { dateIn } from "../../base/calendar/calendar-date";
import { contentModel } from "./model";

/** Returns the day that it is at the place of the site. */
export const today = () => dateIn(contentModel().timeZone, new Date());
