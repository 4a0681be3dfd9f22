import { screen } from "@testing-library/react";
import { Navigation } from "../../window/navigation";
import { es } from "../test-site";
import { renderWithDesk } from "../with-desk";

test.each([
  ["leads to the handbook", { isHome: true, hasHandbook: true }, "manual.es.html", es.nav.manual],
  ["has no foot without anything in it", { isHome: true }, undefined, undefined],
  ["names no handbook where there is none", {}, undefined, es.nav.signOut],
  ["says who is signed in", { login: "laia" }, undefined, `${es.nav.signOut} (laia)`],
])("the menu %s", async (_, options, address, foot) => {
  await renderWithDesk(<Navigation />, options);
  const handbook = screen.queryByRole("link", { name: es.nav.manual });
  expect(handbook?.getAttribute("href")).toBe(address);
  expect(document.querySelector(".nav__foot")?.textContent.trim()).toBe(foot);
});
