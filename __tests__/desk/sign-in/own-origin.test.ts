/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { ownOriginPolicy, refusalOf } from "../../../src/desk/sign-in/own-origin";

const settings = {
  home: false,
  repository: "brisa/web",
  branch: "main",
  api: "https://api.example.com",
  signIn: "https://worker.example.com",
  origin: location.origin,
} as const;

const answerWith = (policy?: string) => {
  globalThis.fetch = () =>
    Promise.resolve(
      new Response(null, { headers: policy ? { "Content-Security-Policy": policy } : {} }),
    );
};

test("somebody may sign in at the desk's own origin, whose host sends the policy, also beside others", async () => {
  const policy = ownOriginPolicy(settings.api);
  for (const sent of [policy, `frame-ancestors 'self', ${policy}`]) {
    answerWith(sent);
    expect(await refusalOf(settings)).toBeUndefined();
  }
});

test.each([undefined, "frame-ancestors 'self'", ownOriginPolicy("https://other.example.com")])(
  "nobody may where the host sends %s",
  async (policy) => {
    answerWith(policy);
    expect(await refusalOf(settings)).toBe("unprotected");
  },
);

test("nobody may at another origin, without one, or without a connection", async () => {
  answerWith(ownOriginPolicy(settings.api));
  expect(await refusalOf({ ...settings, origin: "https://desk.example.com" })).toBe("elsewhere");
  expect(await refusalOf({ ...settings, origin: undefined })).toBe("no-origin");
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await refusalOf(settings)).toBe("unreachable");
});

test("the policy lets nothing of others run, and sends nothing but to the Git host", () => {
  const sources = ownOriginPolicy(settings.api).match(/https?:[^;\s]+/g);
  expect(sources).toEqual([settings.api]);
});
