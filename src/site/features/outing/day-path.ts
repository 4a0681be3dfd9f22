import { routes } from "../../../model/routes";

/** The id of the field that chooses the day. */
export const DAY_FIELD = "day";

/** The path, in the default language, of where the day can be changed. */
export const dayPath = `${routes.trips}#${DAY_FIELD}`;
