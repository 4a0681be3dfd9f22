import { en } from "./en";
import { es } from "./es";

/** The sentences of this model's own findings. The desk loads those of its language alone. */
export const modelMessages = { es, en };
