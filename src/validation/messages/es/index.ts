import type { Sentences } from "../tables";
import { faults } from "../es";
import { fields } from "./fields";
import { syntax } from "./syntax";

export const es: Sentences = { faults, fields, syntax };
