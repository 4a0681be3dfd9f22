import type { Sentences } from "../tables";
import { faults } from "./faults";
import { fields } from "./fields";
import { syntax } from "./syntax";

export const es: Sentences = { faults, fields, syntax };
