/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { useEffect } from "react";
import { act, fireEvent, screen } from "@testing-library/react";
import { contentNow } from "../../../src/desk/core/content-now";
import { useDeskState } from "../../../src/desk/core/context";
import type { DeskSite, OwnScreen } from "../../../src/desk/site";
import type { Address } from "../../../src/typed-content/address";
import { guestHouseSite } from "../../guest-house/site";
import { polyfillDialogs } from "./dialogs";
import type * as ShowWindow from "./show-window";

/** A page of which a press means the telephone number. */
const Page = ({ width, onPress }: { width: string; onPress: (address: Address) => void }) => (
  <button type="button" onClick={() => onPress({ file: "house.json", path: ["phone"] })}>
    {`Página en ${width}`}
  </button>
);
jest.doMock("../../../src/desk/page/page-frame", () => ({ PageFrame: Page }));
// Loaded after the mock.
const { showWindow } = jest.requireActual<typeof ShowWindow>("./show-window");

polyfillDialogs();
Element.prototype.scrollIntoView = () => undefined;

const NORMS = "#/file/house.json?field=norms";

/** A screen for the rules of the house, which shows the page as it will be on a day. */
const Norms: OwnScreen = ({ field, onShow }) => {
  const content = useDeskState(({ work }) => contentNow(work));
  useEffect(() => {
    onShow({
      content,
      as: "el lunes",
      fieldOf: ({ file }) => ({ file, path: ["norms", 0] }),
    });
    return () => onShow(undefined);
  }, [content, onShow]);
  return <h1>{`Normas: ${field.join(".")}`}</h1>;
};

const site: DeskSite = { ...guestHouseSite, screens: { "house.json#norms": Norms } };

test("a site's own screen takes the place of the form of a field, and is wide", async () => {
  const { go } = await showWindow(undefined, site);
  await go("#/file/house.json");
  const link = screen.getByRole("link", { name: /^Normas de la casa/ });
  expect(link.getAttribute("href")).toBe(NORMS);
  expect(screen.getByText("Página en computer")).toBeTruthy();
  await go(NORMS);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Normas: norms");
  expect(document.querySelector(".desk--wide")).toBeTruthy();
  expect(screen.getByText("Página en phone")).toBeTruthy();
  expect(document.querySelector(".stage__as")?.textContent).toBe("Así se ve el lunes");
});

test("fields inside lead to the site's own screen, and so does what the page shows instead of others", async () => {
  const { go } = await showWindow(undefined, site);
  await go("#/file/house.json?field=norms.1.text.en");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Normas: norms.1.text.en");
  fireEvent.click(screen.getByText("Página en phone"));
  act(() => void dispatchEvent(new HashChangeEvent("hashchange")));
  expect(location.hash).toBe("#/file/house.json?field=norms.0");
  await go("#/file/house.json?field=phone");
  expect(document.querySelector(".desk--wide")).toBeNull();
  expect(document.querySelector(".stage__as")).toBeNull();
  fireEvent.click(screen.getByText("Página en computer"));
  expect(location.hash).toBe("#/file/house.json?field=phone");
});
