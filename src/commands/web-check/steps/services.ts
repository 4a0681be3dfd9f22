import { ownOriginPolicy, SANDBOX, deployCommand } from "@brisa/desk/server";
import { ask, leadsTo, type Answer } from "../ask";
import { sayNotThere, type Step } from "./step";

const desk: Step = {
  name: "desk",
  of: ({ providers }) => providers.desk,
  look: async (origin, { expected, say }) => {
    const [desk, first] = await Promise.all([
      ask(`${origin}/admin/`, { method: "HEAD" }),
      ask(`${origin}/`, { method: "HEAD" }),
    ]);
    const isWithout = ({ headers }: Answer, policy: string) =>
      !headers.get("Content-Security-Policy")?.split(/, ?/).includes(policy);
    const notThere = sayNotThere(desk, say) ?? sayNotThere(first, say);
    if (notThere) return notThere;
    if (isWithout(desk, String(ownOriginPolicy(expected.desk))))
      return say.unprotected(desk.address);
    return isWithout(first, SANDBOX) ? say.unprotected(first.address) : undefined;
  },
};

/** What a desk sends that begins a sign-in; nobody has made it of anything. */
const CHALLENGE = "0".repeat(64);

/** What our worker says (`packages/desk/sign-in/worker.ts`). */
const LACKS = /^This worker has no ([A-Z_]+(?:, [A-Z_]+)*)\.$/;

/** What an absent variable becomes in an address: earlier workers led to GitHub without one. */
const ABSENT = ["", "undefined", "null"];
/** That of an App is a number, which GitHub does not take for its Client ID. */
const APP_ID = /^\d+$/;

const signIn: Step = {
  name: "signIn",
  of: ({ providers }) => providers.signIn,
  look: async (worker, { expected, say }) => {
    const { desk: origin = "" } = expected.providers;
    const [begun, asked] = await Promise.all([
      ask(`${worker}/auth?challenge=${CHALLENGE}`),
      ask(`${worker}/`, { headers: { Origin: origin } }),
    ]);
    const command = deployCommand(worker, origin);
    const names = LACKS.exec(begun.text)?.[1];
    if (begun.failed) return say.noWorker(worker, command);
    if (names) return say.variables(names);
    const to = leadsTo(begun);
    if (to === undefined) return say.olderWorker(command);
    const { searchParams } = new URL(to);
    const clientId = searchParams.get("client_id") ?? "";
    if (ABSENT.includes(clientId) || APP_ID.test(clientId)) return say.clientId(clientId, command);
    // Earlier ones answered nobody there.
    if (asked.status === 403) return say.otherDesk(command);
    if (asked.status !== 204) return say.olderWorker(command);
    const wanted = `${worker}/callback`;
    const callback = searchParams.get("redirect_uri") ?? "";
    return callback === wanted ? undefined : say.callback(callback, wanted);
  },
};

const GONE = [404, 410];

/** Asks what a browser asks before it sends a message, and sends none. */
const form: Step = {
  name: "form",
  of: ({ providers }) => providers.form,
  look: async (address, { expected, say }) => {
    const { status, headers, failed } = await ask(address, {
      method: "OPTIONS",
      headers: {
        Origin: expected.website,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
      },
    });
    if (failed) return say.noService(address);
    if (GONE.includes(status)) return say.noForm(address);
    const allowed = headers.get("Access-Control-Allow-Origin") ?? "";
    const isOk = status < 300 && ["*", expected.website].includes(allowed);
    return isOk ? undefined : say.refuses(address);
  },
};

const booking: Step = {
  name: "booking",
  of: ({ providers }) => providers.booking,
  look: async (address, { say }) => {
    const answer = await ask(address);
    if (sayNotThere(answer, say)) return say.noService(address);
    const isScript = /javascript/.test(answer.headers.get("Content-Type") ?? "");
    return isScript ? undefined : say.noScript(address);
  },
};

export const serviceSteps: Step[] = [desk, signIn, form, booking];
