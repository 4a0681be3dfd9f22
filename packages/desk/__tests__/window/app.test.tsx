import { cleanup, render, screen } from "@testing-library/react";
import { App } from "../../window/app";
import type { Session, SessionState } from "../../sign-in/session";
import { SiteProvider } from "../../state/context";
import { es, testSite } from "../test-site";
import { webSettings } from "../web-settings";

const ADDRESS = "https://example.com/orgs/brisa/sso";

const renderApp = (state: SessionState) => {
  const session = {
    who: { token: () => "ghu_1", login: () => "mar", refused: () => undefined },
    state: () => state,
    subscribe: () => () => undefined,
  } as Partial<Session> as Session;
  render(
    <SiteProvider value={testSite}>
      <App hasHandbook={false} words={es} settings={webSettings} session={session} />
    </SiteProvider>,
  );
};

const expectAdvice = async () => {
  const identify = await screen.findByRole("link", { name: es.advice.identify });
  expect(identify.getAttribute("href")).toBe(ADDRESS);
  expect(screen.getByRole("status").textContent).toContain(es.problems["single-sign-on"]);
};

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test("a desk that cannot be loaded says what to do, and what the host has said", async () => {
  const message = "Resource protected by organization SAML enforcement.";
  const headers = { "X-GitHub-SSO": `required; url=${ADDRESS}` };
  globalThis.fetch = () =>
    Promise.resolve(new Response(JSON.stringify({ message }), { status: 403, headers }));
  renderApp({ status: "signed-in", person: { login: "mar", name: "Mar" } });
  await expectAdvice();
  expect(screen.getByText(message, { exact: false }).closest("details")).toBeTruthy();
  expect(screen.getByRole("button", { name: es.common.tryAgain })).toBeTruthy();
});

test("a sign-in that the host refuses says what to do; a worker of before is told, with the command that replaces it", async () => {
  const refused = { outcome: "single-sign-on", detail: "", advice: { address: ADDRESS } } as const;
  renderApp({ status: "signed-out", attempt: refused });
  await expectAdvice();
  cleanup();
  const attempt = { outcome: "other-worker", detail: "npx wrangler deploy" } as const;
  renderApp({ status: "signed-out", attempt });
  expect(screen.getByRole("status").textContent).toContain(es.signIn.failed["other-worker"]);
  expect(screen.getByText(attempt.detail).closest("details")).toBeTruthy();
});
