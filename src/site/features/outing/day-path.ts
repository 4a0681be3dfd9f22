import { routes } from "../../../model/routes";

export const DAY_FIELD = "day";

/** In the default language. */
export const dayPath = `${routes.trips}#${DAY_FIELD}`;
