import type { OwnerLanguage } from "../../base/languages";
import { singleLine } from "../../typed-content/check/messages/message-in";
import { isDummy } from "../../typed-content/check/warnings/dummy-values";
import { askAll } from "./ask";
import type { Expected } from "./expected";
import type { Fault } from "./faults";
import { firstQuestions, judgeAddress, judgeConnection, leadSteps } from "./steps/address";
import { pageSteps } from "./steps/pages";
import { serviceSteps } from "./steps/services";
import type { Known, Step } from "./steps/step";
import { en } from "./words/en";
import { es } from "./words/es";

/** What was found, in the order in which one needs it. */
type Found = { name: Step["name"] | "connection" | "address"; of: string; fault?: Fault };

const look = async (steps: readonly Step[], known: Known): Promise<Found[]> => {
  const asked = steps.flatMap((step) => {
    const of = step.of(known.expected);
    if (of === undefined) return [];
    const isEntered = !isDummy(of, "url");
    return [{ step, of, isEntered, questions: isEntered ? step.asks(of, known) : [] }];
  });
  const answers = await askAll(asked.flatMap(({ questions }) => questions));
  return asked.map(({ step, of, isEntered, questions }) => {
    const own = answers.splice(0, questions.length);
    const fault = isEntered
      ? step.judge(own, known)
      : ({ code: "not-entered", address: of } as const);
    return { name: step.name, of, fault };
  });
};

/** Looks at the site on the web and at what it needs there, from outside. */
const lookAtAll = async (expected: Expected): Promise<Found[]> => {
  const of = `${expected.website}/`;
  const [probe, home] = await askAll(firstQuestions(expected));
  if (!probe || !home) return [];
  const known = { expected, home };
  const connection: Found = { name: "connection", of, fault: judgeConnection(probe, known) };
  // Whatever else was asked would be answered by nobody, or by the network.
  if (connection.fault) return [connection];
  const fault: Fault | undefined = isDummy(expected.website, "origin")
    ? { code: "not-entered", address: of }
    : judgeAddress(known);
  const found: Found[] = [connection, { name: "address", of, fault }];
  const steps = fault ? serviceSteps : [...leadSteps, ...pageSteps, ...serviceSteps];
  return [...found, ...(await look(steps, known))];
};

/**
 * `npm run launch-check -- --web`: prints what holds of the site on the web and what does not, one line each, and what
 * to do. Sends nothing, and needs nobody's password.
 * @returns the exit code: 1 if anything does not hold
 */
export const webCheck = async (expected: Expected, language: OwnerLanguage) => {
  const { faults, holds, summary } = { es, en }[language];
  const found = await lookAtAll(expected);
  for (const { name, of, fault } of found) {
    const say = fault && (faults[fault.code] as (fault: Fault) => string);
    console.log(singleLine(fault && say ? `✗ ${say(fault)}` : `✓ ${holds[name](of, expected)}`));
  }
  const wrong = found.filter(({ fault }) => fault).length;
  console.log(summary(wrong));
  return wrong === 0 ? 0 : 1;
};
