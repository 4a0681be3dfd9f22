/** Returns the details of a test that only `npm test -- --all` runs unless the condition holds. */
export const quickIf = (condition: boolean) => ({ tag: condition ? [] : ["@slow"] });
