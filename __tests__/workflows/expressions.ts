import { data, Evaluator, Lexer, Parser } from "@actions/expressions";

export type Contexts = Record<string, unknown>;

/** How the steps, or the needed jobs, before have ended: what `success()` and its like ask for. */
export type StatusSoFar = "success" | "failure";

const STATUS_FUNCTIONS = ["success", "failure", "always", "cancelled"];

/** Evaluates an expression of GitHub's, by the package with which GitHub itself does so in editors. */
const evaluate = (expression: string, contexts: Contexts, status: StatusSoFar = "success") => {
  const answers = [status === "success", status === "failure", true, false];
  const functions = STATUS_FUNCTIONS.map((name, index) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(answers[index]),
  }));
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
  const values = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  const byName = new Map(functions.map((definition) => [definition.name, definition]));
  return new Evaluator(parsed, values, byName).evaluate();
};

/** A text with every `${{ … }}` in it replaced. */
export const interpolate = (text: string, contexts: Contexts) =>
  text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression, contexts).coerceString(),
  );

export const interpolateAll = (texts: Record<string, string> = {}, contexts: Contexts) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, interpolate(String(text), contexts)]),
  );

/** Whether a job or step runs: without a word about the status, only after success. */
export const holds = (condition = "true", contexts: Contexts, status: StatusSoFar) => {
  const expression = condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, "$1");
  const asksForStatus = new RegExp(`\\b(${STATUS_FUNCTIONS.join("|")})\\(`).test(expression);
  const full = asksForStatus ? expression : `success() && (${expression})`;
  return (
    JSON.parse(JSON.stringify(evaluate(`!!(${full})`, contexts, status), data.replacer)) === true
  );
};
