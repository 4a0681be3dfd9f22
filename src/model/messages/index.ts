import { en } from "./en";
import { es } from "./es";

/** The desk loads the sentences of its language alone. */
export const modelMessages = { es, en };
