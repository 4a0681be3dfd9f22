import type { Sentences } from "../tables";
import { faults } from "../en";
import { fields } from "./fields";
import { syntax } from "./syntax";

export const en: Sentences = { faults, fields, syntax };
