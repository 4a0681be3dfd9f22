import { ownOriginPolicy, SANDBOX } from "../../../desk/sign-in/own-origin";
import { deployCommand } from "../../../desk/sign-in/tokens";
import type { Fault } from "../faults";
import { leadsTo, notThere } from "../faults";
import type { Step } from "./step";

const desk: Step = {
  name: "desk",
  of: ({ providers }) => providers.desk,
  asks: (origin) =>
    ["/admin/", "/"].map((path) => ({ address: origin + path, method: "HEAD" as const })),
  judge: (answers, { expected }) => {
    const policies = [ownOriginPolicy(expected.desk), SANDBOX];
    const open = answers.find(
      ({ headers }, index) =>
        !headers.get("Content-Security-Policy")?.split(/, ?/).includes(String(policies[index])),
    );
    return (
      answers.map(notThere).find(Boolean) ??
      (open && { code: "unprotected", address: open.address })
    );
  },
};

/** What a desk sends that begins a sign-in; nobody has made it of anything. */
const CHALLENGE = "0".repeat(64);

/** What our worker says (`src/desk/sign-in/worker.ts`). */
const LACKS = /^This worker has no ([A-Z_]+(?:, [A-Z_]+)*)\.$/;

/** What an absent variable becomes in an address: earlier workers led to GitHub without one. */
const ABSENT = ["", "undefined", "null"];
/** That of an App is a number, which GitHub does not take for its Client ID. */
const APP_ID = /^\d+$/;

const signIn: Step = {
  name: "signIn",
  of: ({ providers }) => providers.signIn,
  asks: (worker, { expected }) => [
    { address: `${worker}/auth?challenge=${CHALLENGE}` },
    { address: `${worker}/`, headers: { Origin: expected.providers.desk ?? "" } },
  ],
  judge: ([begun, asked], { expected }): Fault | undefined => {
    if (!begun || !asked) return undefined;
    const { desk: origin = "", signIn: worker = "" } = expected.providers;
    const command = deployCommand(worker, origin);
    const names = LACKS.exec(begun.text)?.[1];
    if (begun.failed) return { code: "no-worker", address: worker, command };
    if (names) return { code: "variables", names };
    const to = leadsTo(begun);
    if (to === undefined) return { code: "older-worker", command };
    const { searchParams } = new URL(to);
    const clientId = searchParams.get("client_id") ?? "";
    if (ABSENT.includes(clientId) || APP_ID.test(clientId))
      return { code: "client-id", clientId, command };
    // Earlier ones answered nobody there.
    if (asked.status === 403) return { code: "other-desk", command };
    if (asked.status !== 204) return { code: "older-worker", command };
    const wanted = `${worker}/callback`;
    const callback = searchParams.get("redirect_uri") ?? "";
    return callback === wanted ? undefined : { code: "callback", to: callback, wanted };
  },
};

const GONE = [404, 410];

/** Asks what a browser asks before it sends a message, and sends none. */
const form: Step = {
  name: "form",
  of: ({ providers }) => providers.form,
  asks: (address, { expected }) => [
    {
      address,
      method: "OPTIONS",
      headers: {
        Origin: expected.website,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
      },
    },
  ],
  judge: ([answer], { expected }) => {
    if (!answer) return undefined;
    const { address, status, headers, failed } = answer;
    if (failed) return { code: "no-service", address };
    if (GONE.includes(status)) return { code: "no-form", address };
    const allowed = headers.get("Access-Control-Allow-Origin") ?? "";
    const isOk = status < 300 && ["*", expected.website].includes(allowed);
    return isOk ? undefined : { code: "refuses", address };
  },
};

const booking: Step = {
  name: "booking",
  of: ({ providers }) => providers.booking,
  asks: (address) => [{ address }],
  judge: ([answer]) => {
    if (!answer) return undefined;
    const { address, headers } = answer;
    const isScript = /javascript/.test(headers.get("Content-Type") ?? "");
    if (notThere(answer)) return { code: "no-service", address };
    return isScript ? undefined : { code: "no-script", address };
  },
};

export const serviceSteps: Step[] = [desk, signIn, form, booking];
