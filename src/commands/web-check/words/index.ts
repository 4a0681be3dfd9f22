import type { OwnerLanguage } from "../../../base/languages";
import { en } from "./en";
import { es } from "./es";
import type { WebWords } from "./types";

export const words: Record<OwnerLanguage, WebWords> = { es, en };
