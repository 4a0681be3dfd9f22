/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { deskPolicy, leadTo, ownOriginPolicy, refusalOf, SANDBOX } from "../../sign-in/own-origin";
import { webSettings } from "../web-settings";

const settings = { ...webSettings, origin: location.origin };

const OWN = ownOriginPolicy(settings);
const OTHER_API = ownOriginPolicy({ ...settings, api: "https://other.example.com" });
const ELSEWHERE = "https://desk.example.com";

type Own = { origin?: string };

/** Whether somebody may sign in, by the policies of the desk's page and the site's, and the desk's address. */
const refusal = (desk?: string, site?: string, own: Own = {}) => {
  globalThis.fetch = (path) => {
    const policy = path === "/admin/" ? desk : site;
    const headers: HeadersInit = policy === undefined ? {} : { "Content-Security-Policy": policy };
    return Promise.resolve(new Response(null, { headers }));
  };
  return refusalOf({ ...settings, ...own });
};

beforeEach(() => sessionStorage.clear());

test.each<[string | undefined, string | undefined, Own, string | undefined]>([
  [OWN, SANDBOX, {}, undefined],
  [`default-src *, ${OWN}`, `frame-ancestors 'self', ${SANDBOX}`, {}, undefined],
  ...["HTTP://LOCALHOST", "http://localhost:80", "http://Localhost/"].map(
    (origin): [string, string, Own, undefined] => [OWN, SANDBOX, { origin }, undefined],
  ),
  [undefined, undefined, {}, "unprotected"],
  ["frame-ancestors 'self'", SANDBOX, {}, "unprotected"],
  [OTHER_API, SANDBOX, {}, "unprotected"],
  // A second page of the origin could begin a sign-in of its own.
  [OWN, undefined, {}, "unprotected"],
  [OWN, "frame-ancestors 'self'", {}, "unprotected"],
  [OWN, "sandbox allow-scripts allow-same-origin", {}, "unprotected"],
  [OWN, SANDBOX, { origin: ELSEWHERE }, "elsewhere"],
  [OWN, SANDBOX, { origin: undefined }, "no-origin"],
])("with %s, %s and %j one is refused: %s", async (desk, site, own, expected) => {
  expect(await refusal(desk, site, own)).toBe(expected);
});

test("nobody may sign in without a connection", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await refusalOf(settings)).toBe("unreachable");
});

test("an origin that leads back here is not led to again and again", async () => {
  // jsdom does not navigate, and says so.
  const noise = jest.spyOn(console, "error").mockReturnValue(undefined);
  leadTo(ELSEWHERE);
  expect(await refusal(OWN, SANDBOX, { origin: ELSEWHERE })).toBe("led-back");
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  expect(await refusal(OWN, SANDBOX, { origin: ELSEWHERE })).toBe("elsewhere");
  // Where the tab keeps nothing, it could not tell.
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  leadTo(ELSEWHERE);
  expect(noise).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test("the desk's policy lets nothing of others and nothing inline run, and sends nothing but to the Git host and the worker", () => {
  expect(OWN.match(/https?:[^;\s]+/g)).toEqual([settings.api, settings.signIn]);
  expect(OWN).toContain(";script-src 'self';");
  expect(deskPolicy({ home: true, folder: "" })).toContain(";connect-src 'self';");
});
