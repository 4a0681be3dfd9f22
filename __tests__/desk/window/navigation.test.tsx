/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { screen } from "@testing-library/react";
import { Navigation } from "../../../src/desk/window/navigation";
import { es } from "../test-site";
import { renderWithDesk } from "../with-desk";

const handbook = () => screen.queryByRole("link", { name: es.nav.manual });
const foot = () => document.querySelector(".nav__foot");

test("the menu leads to the handbook", async () => {
  await renderWithDesk(<Navigation />, { isHome: true, hasHandbook: true });
  expect(handbook()?.getAttribute("href")).toBe("manual.es.html");
});

test("the menu names no handbook where there is none, and has no foot without anything in it", async () => {
  const { unmount } = await renderWithDesk(<Navigation />);
  expect([handbook(), foot()?.textContent]).toEqual([null, es.nav.signOut]);
  unmount();
  await renderWithDesk(<Navigation />, { isHome: true });
  expect(foot()).toBeNull();
});

test("on the web the menu says who is signed in, beside the way out", async () => {
  await renderWithDesk(<Navigation />, { login: "laia" });
  expect(foot()?.textContent).toBe(`${es.nav.signOut} (laia)`);
});
