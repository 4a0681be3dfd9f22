import { type OwnerLanguage, singleLine, isDummy } from "@brisa/typed-content/check";
import { ask } from "./ask";
import type { Expected } from "./expected";
import { judgeAddress, judgeConnection, leadSteps, PROBE } from "./steps/address";
import { pageSteps } from "./steps/pages";
import { serviceSteps } from "./steps/services";
import type { Known, Step } from "./steps/step";
import { en } from "./words/en";
import { es } from "./words/es";

/** A line, in the order in which one needs it. */
type Found = { name: Step["name"]; of: string; fault?: string };

const look = ({ name, of: ofStep, look }: Step, known: Known) => {
  const of = ofStep(known.expected);
  if (of === undefined) return [];
  const fault = isDummy(of, "url") ? known.say.notEntered(of) : look(of, known);
  return [Promise.resolve(fault).then((said): Found => ({ name, of, fault: said }))];
};

/** Looks at the site on the web and at what it needs there, from outside. */
const lookAtAll = async (expected: Expected, say: Known["say"]): Promise<Found[]> => {
  const of = `${expected.website}/`;
  // What these two find decides what else can be asked.
  const [probe, home] = await Promise.all([ask(PROBE), ask(of)]);
  const known = { expected, home, say };
  const connection: Found = { name: "connection", of, fault: judgeConnection(probe, known) };
  // Whatever else was asked would be answered by nobody, or by the network.
  if (connection.fault) return [connection];
  const fault = isDummy(expected.website, "origin") ? say.notEntered(of) : judgeAddress(known);
  const steps = fault ? serviceSteps : [...leadSteps, ...pageSteps, ...serviceSteps];
  const found = await Promise.all(steps.flatMap((step) => look(step, known)));
  return [connection, { name: "address", of, fault }, ...found];
};

/** Of docs/publishing.md, in which what a line is about is set up. The site's first page is there from the fifth on. */
const STEPS: Partial<Record<Step["name"], string>> = {
  ...{ http: "6", otherName: "6", unaltered: "6" },
  ...{ headers: "5", whole: "5", version: "5", day: "5" },
  ...{ desk: "7", signIn: "7", form: "8", booking: "9", search: "10" },
};

const stepOf = ({ name, of }: Found, { isPushed }: Expected) => {
  if (name !== "connection" && isDummy(of, "url")) return "1";
  return name === "address" ? (isPushed ? "6" : "2–5") : STEPS[name];
};

/**
 * `npm run launch-check -- --web`: prints what holds of the site on the web and what does not, one line each, and what
 * to do. Sends nothing, and needs nobody's password.
 * @returns the exit code: 1 if anything does not hold
 */
export const webCheck = async (expected: Expected, language: OwnerLanguage) => {
  const { faults, holds, summary } = { es, en }[language];
  const found = await lookAtAll(expected, faults);
  for (const { name, of, fault } of found) {
    const hold: (of: string, isListed: boolean) => string = holds[name];
    console.log(singleLine(fault ? `✗ ${fault}` : `✓ ${hold(of, expected.isListed)}`));
  }
  const wrong = found.filter(({ fault }) => fault);
  console.log(summary(wrong.length, wrong[0] && stepOf(wrong[0], expected)));
  return wrong.length === 0 ? 0 : 1;
};
