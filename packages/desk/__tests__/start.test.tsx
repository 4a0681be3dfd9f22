import { act, screen } from "@testing-library/react";
import { ownOriginPolicy, SANDBOX } from "../sign-in/own-origin";
import { startDesk } from "../start";
import { es, testSite } from "./test-site";
import { webSettings } from "./web-settings";

const settings = { ...webSettings, origin: location.origin, handbooks: [] };

/** Opens the desk's document where the host sends this policy with the site's pages. */
const start = async (site: string, origin: string = settings.origin) => {
  const own = { ...settings, origin };
  document.body.innerHTML = `<div id="desk"></div><script id="settings" type="application/json">${JSON.stringify(own)}</script>`;
  globalThis.fetch = (path) => {
    const policy = path === "/admin/" ? ownOriginPolicy(own) : site;
    return Promise.resolve(new Response(null, { headers: { "Content-Security-Policy": policy } }));
  };
  await act(() => startDesk(testSite));
};

const signIn = () => screen.queryByRole("button", { name: es.signIn.button });

const { fetch } = globalThis;
beforeEach(() => {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(["es-ES"]);
});
afterEach(() => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});

test("one is asked to sign in where the host protects the address, and nowhere else", async () => {
  await start(SANDBOX);
  expect(signIn()).not.toBeNull();
  await start("frame-ancestors 'self'");
  expect(screen.getByText(es.signIn.notHere.unprotected)).toBeTruthy();
  expect(signIn()).toBeNull();
});

test("an address of the desk that leads back to the site's says so, and is linked to", async () => {
  const origin = "https://desk.example.com";
  // jsdom does not navigate, and says so.
  const noise = jest.spyOn(console, "error").mockReturnValue(undefined);
  await start(SANDBOX, origin);
  expect(noise).toHaveBeenCalledTimes(1);
  expect(screen.getByText(es.signIn.notHere.elsewhere)).toBeTruthy();
  await start(SANDBOX, origin);
  expect(noise).toHaveBeenCalledTimes(1);
  expect(screen.getByText(es.signIn.notHere["led-back"])).toBeTruthy();
  expect(screen.getByRole("link", { name: origin }).getAttribute("href")).toBe(`${origin}/admin/`);
});
