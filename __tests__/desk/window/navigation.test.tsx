/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { screen } from "@testing-library/react";
import { DeskProvider, useDesk } from "../../../src/desk/core/context";
import { Navigation } from "../../../src/desk/window/navigation";
import { es } from "../test-site";
import { renderWithDesk } from "../with-desk";

const Menu = ({ hasHandbook }: { hasHandbook: boolean }) => (
  <DeskProvider desk={useDesk()} words={es} isHome hasHandbook={hasHandbook}>
    <Navigation />
  </DeskProvider>
);

const handbook = () => screen.queryByRole("link", { name: es.nav.manual });

test("the menu leads to the handbook", async () => {
  await renderWithDesk(<Menu hasHandbook />);
  expect(handbook()?.getAttribute("href")).toBe("manual.es.html");
});

test("the menu names no handbook where there is none", async () => {
  await renderWithDesk(<Menu hasHandbook={false} />);
  expect(handbook()).toBeNull();
});
