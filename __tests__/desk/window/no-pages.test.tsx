/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { screen } from "@testing-library/react";
import { es } from "../../../src/desk/words/es";
import { guestHouseSite } from "../../guest-house/site";
import { polyfillDialogs } from "./dialogs";
import { showWindow } from "./show-window";

polyfillDialogs();

test("a site whose pages the desk cannot show says so, and is promised none", async () => {
  await showWindow(undefined, { ...guestHouseSite, pages: () => [] });
  expect(screen.getByText(es.page.none)).toBeTruthy();
  expect(screen.queryByText(es.page.gone)).toBeNull();
  expect(screen.getByRole("heading", { name: es.start.question })).toBeTruthy();
  expect(screen.queryByText(es.start.help)).toBeNull();
  expect(document.querySelector("iframe, .pagebar")).toBeNull();
});
