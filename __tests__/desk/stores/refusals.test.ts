import { hostRequests, OBJECT } from "../../../src/desk/stores/requests";
import { StoreError } from "../../../src/desk/stores/store";
import { REFUSALS, signOnRequired } from "../../e2e/desk/git-host";
import type { Refusal } from "../../e2e/desk/git-host/refusals";
import { API, gitHost } from "./host";

/** The web pages of the host whose API is at {@link API}. */
const HOST = "https://example.com";

/** Returns why a request that writes failed, and what is advised. */
const failureBy = async (refusal: Refusal, now = "Sat, 20 Jun 2026 23:50:00 GMT") => {
  const { respond, refuse } = gitHost({});
  refuse(refusal);
  globalThis.fetch = (input, init) =>
    input === "/"
      ? Promise.resolve(new Response(null, { headers: { Date: now } }))
      : respond(input, init);
  const { data } = hostRequests(API, { token: () => "ghu_1", refused: () => undefined });
  const question = { method: "POST", body: { content: "" } } as const;
  const asked = data("repos/brisa/web/git/blobs", OBJECT, question);
  const error = await asked.catch((each: unknown) => each);
  if (!(error instanceof StoreError)) throw new Error("It was not refused.");
  expect(error.message).toContain(JSON.stringify(refusal.message));
  return [error.problem, error.advice];
};

test.each<[keyof typeof REFUSALS, string]>([
  ["suspended", "suspended"],
  ["network", "other-network"],
  ["archived", "closed"],
  ["blocked", "closed"],
  ["takenDown", "closed"],
  ["tooLarge", "too-large"],
  ["ruleset", "ruled-out"],
  ["protected", "ruled-out"],
  ["restricted", "ruled-out"],
  ["noNewBranch", "ruled-out"],
  ["noBranch", "missing"],
  ["readOnly", "forbidden"],
])("%s is told as %s", async (name, problem) => {
  expect(await failureBy(REFUSALS[name])).toEqual([problem, {}]);
});

test.each<[keyof typeof REFUSALS, number | undefined]>([
  ["secondary", 1],
  ["tooMany", 2],
  ["secondaryWithoutTime", undefined],
  // The limit is reset at midnight.
  ["hourly", 10],
])("after %s the next attempt is in %s minutes, by the server's clock", async (name, minutes) => {
  jest.useFakeTimers({ now: new Date("2020-01-01"), doNotFake: ["queueMicrotask"] });
  expect(await failureBy(REFUSALS[name])).toEqual(["busy", { minutes }]);
  jest.useRealTimers();
});

test("single sign-on is passed on the host's own page", async () => {
  const address = `${HOST}/orgs/brisa/sso?authorization_request=AB`;
  expect(await failureBy(signOnRequired(address))).toEqual(["single-sign-on", { address }]);
});

test.each(["https://example.org/sso", "http://example.com/sso", "https://example.com.evil.org/"])(
  "no link leads to %s",
  async (address) => {
    expect(await failureBy(signOnRequired(address))).toEqual(["single-sign-on", {}]);
  },
);
