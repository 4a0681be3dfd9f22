/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { fireEvent, screen } from "@testing-library/react";
import type { Pen } from "../../../src/desk/core/tab";
import { guestHouseSite } from "../../guest-house/site";
import { present } from "../../setup/present";
import { es } from "../test-site";
import { onlyPen } from "../with-desk";
import { polyfillDialogs } from "./dialogs";
import { showWindow } from "./show-window";

polyfillDialogs();

test("while another tab writes it is told, nothing can be typed here, and a press takes the pen", async () => {
  const take = jest.fn();
  const follow: Pen["follow"] = (tell) => Promise.resolve(tell(false));
  const site = { ...guestHouseSite, pages: () => [] };
  const { go } = await showWindow(undefined, site, { ...onlyPen, follow, take });
  await go("#/file/house.json");
  expect(document.querySelector('[data-field="phone"]')?.matches(":disabled")).toBe(true);
  expect(document.querySelector(".status")?.textContent).toContain(es.status.elsewhereHelp);
  const [here] = screen.getAllByRole("button", { name: es.status.writeHere });
  fireEvent.click(present(here, "button"));
  expect(take).toHaveBeenCalledTimes(1);
});
