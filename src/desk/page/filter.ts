import { isRecord } from "../../base/is-record";

/** The operators of Gatsby's filters that the pages' queries use. */
const operators: Record<string, (value: unknown, operand: unknown) => boolean> = {
  eq: (value, operand) => value === operand,
  in: (value, operand) => Array.isArray(operand) && operand.includes(value),
  elemMatch: (value, operand) =>
    Array.isArray(value) && value.some((item) => matchesFilter(item, operand)),
};

/**
 * Returns whether a value matches a query's filter.
 * @throws where the filter has an operator that no page uses.
 */
export const matchesFilter = (value: unknown, filter: unknown): boolean =>
  isRecord(filter) &&
  Object.entries(filter).every(([key, operand]) => {
    if (isRecord(value)) return matchesFilter(value[key], operand);
    const operator = operators[key];
    if (!operator) throw new Error(`The filter ${key} is not known.`);
    return operator(value, operand);
  });
