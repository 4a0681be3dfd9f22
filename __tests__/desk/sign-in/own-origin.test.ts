/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import {
  deskPolicy,
  leadTo,
  ownOriginPolicy,
  refusalOf,
  SANDBOX,
} from "../../../src/desk/sign-in/own-origin";

const settings = {
  home: false,
  repository: "brisa/web",
  branch: "main",
  api: "https://api.example.com",
  signIn: "https://worker.example.com",
  origin: location.origin,
  site: "https://www.example.com",
} as const;

const OWN = ownOriginPolicy(settings);

/** @param policies those of the desk's page, and of the site's pages */
const answerWith = (...policies: (string | undefined)[]) => {
  const [desk, site] = policies;
  globalThis.fetch = (path) => {
    const policy = path === "/admin/" ? desk : site;
    const headers: HeadersInit = policy === undefined ? {} : { "Content-Security-Policy": policy };
    return Promise.resolve(new Response(null, { headers }));
  };
};

beforeEach(() => sessionStorage.clear());

test("somebody may sign in at the desk's own origin, whose host sends both policies, also beside others", async () => {
  for (const [desk, site] of [
    [OWN, SANDBOX],
    [`default-src *, ${OWN}`, `frame-ancestors 'self', ${SANDBOX}`],
  ]) {
    answerWith(desk, site);
    expect(await refusalOf(settings)).toBeUndefined();
  }
});

test.each([
  [undefined, undefined],
  ["frame-ancestors 'self'", SANDBOX],
  [ownOriginPolicy({ ...settings, api: "https://other.example.com" }), SANDBOX],
  // A second page of the origin could begin a sign-in of its own.
  [OWN, undefined],
  [OWN, "frame-ancestors 'self'"],
  [OWN, "sandbox allow-scripts allow-same-origin"],
])("nobody may where the host sends %s with the desk and %s with the site", async (...policies) => {
  answerWith(...policies);
  expect(await refusalOf(settings)).toBe("unprotected");
});

test("nobody may at another origin, without one, or without a connection", async () => {
  answerWith(OWN, SANDBOX);
  expect(await refusalOf({ ...settings, origin: "https://desk.example.com" })).toBe("elsewhere");
  expect(await refusalOf({ ...settings, origin: undefined })).toBe("no-origin");
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await refusalOf(settings)).toBe("unreachable");
});

test.each(["HTTP://LOCALHOST", "http://localhost:80", "http://Localhost/"])(
  "the origin may be written as %s, and leads nowhere else",
  async (origin) => {
    answerWith(OWN, SANDBOX);
    expect(await refusalOf({ ...settings, origin })).toBeUndefined();
  },
);

test("an origin that leads back here is not led to again and again", async () => {
  const origin = "https://desk.example.com";
  // jsdom does not navigate, and says so.
  const noise = jest.spyOn(console, "error").mockReturnValue(undefined);
  leadTo(origin);
  expect(await refusalOf({ ...settings, origin })).toBe("led-back");
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  expect(await refusalOf({ ...settings, origin })).toBe("elsewhere");
  expect(noise).toHaveBeenCalledTimes(1);
  noise.mockClear();
  // Where the tab keeps nothing, it could not tell.
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  leadTo(origin);
  expect(noise).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test("the desk's policy lets nothing of others and nothing inline run, and sends nothing but to the Git host and the worker", () => {
  expect(OWN.match(/https?:[^;\s]+/g)).toEqual([settings.api, settings.signIn]);
  expect(OWN).toContain(";script-src 'self';");
  expect(deskPolicy({ home: true, folder: "" })).toContain(";connect-src 'self';");
});
