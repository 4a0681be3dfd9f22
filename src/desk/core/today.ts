import { dateIn } from "../../base/calendar/calendar-date";
import { contentModel } from "./model";

/** At the place of the site. */
export const today = () => dateIn(contentModel().timeZone, new Date());
