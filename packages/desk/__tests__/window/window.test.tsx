import { act, fireEvent, screen } from "@testing-library/react";
import { useEffect } from "react";
import { contentNow } from "../../core/edits";
import { useDeskState } from "../../state/context";
import type { Pen } from "../../core/tab";
import { withoutEntry } from "../../core/removal";
import type { WholeSite, OwnScreen } from "../../site";
import type { Address } from "../../../typed-content/schema";
import type { Content } from "../../../typed-content/content";
import { isHidden } from "../../../typed-content/shown";
import { present } from "../../../../__tests__/setup/present";
import { es, testSite } from "../test-site";
import { changeAt, onlyPen } from "../with-desk";
import type * as ShowWindow from "./show-window";

type PageProps = {
  content: Content;
  path: string;
  width: string;
  onPress: (address: Address) => void;
};

/** Stands in for the page: it says what it shows, and a press on it means the telephone number. */
const Page = ({ content, path, width, onPress }: PageProps) => (
  <button
    data-testid="page"
    data-width={width}
    data-hidden={content.entries.filter(({ data }) => isHidden(data)).map(({ file }) => file)}
    onClick={() => onPress({ file: "house.json", path: ["phone"] })}
  >
    {path}
  </button>
);
jest.doMock("../../page/page-frame", () => ({ PageFrame: Page }));
// Loaded after the mock.
const { settle, showWindow } = jest.requireActual<typeof ShowWindow>("./show-window");

const GARDEN = "rooms/garden.json";
const page = () => screen.getByTestId("page");

test("a site whose pages the desk cannot show says so, and is promised none", async () => {
  await showWindow(undefined, { ...testSite, pages: () => [] });
  expect(screen.getByText(es.page.none)).toBeTruthy();
  expect(screen.queryByText(es.page.gone)).toBeNull();
  expect(screen.getByRole("heading", { name: es.start.question })).toBeTruthy();
  expect(screen.queryByText(es.start.help)).toBeNull();
  expect(screen.queryByTestId("page") ?? document.querySelector(".pagebar")).toBeNull();
});

test("while another tab writes it is told, nothing can be typed here, and a press takes the pen", async () => {
  const take = jest.fn();
  const follow: Pen["follow"] = (tell) => Promise.resolve(tell(false));
  const { go } = await showWindow(undefined, testSite, { ...onlyPen, follow, take });
  await go("#/file/house.json");
  expect(document.querySelector('[data-field="phone"]')?.matches(":disabled")).toBe(true);
  expect(document.querySelector(".status")?.textContent).toContain(es.status.elsewhereHelp);
  const [here] = screen.getAllByRole("button", { name: es.status.writeHere });
  fireEvent.click(present(here, "button"));
  expect(take).toHaveBeenCalledTimes(1);
});

test("what undo and redo change on another screen is said, with the way to it, until the next change", async () => {
  const { desk, go } = await showWindow();
  const press = async (key: string) => {
    fireEvent.keyDown(document.body, { key, ctrlKey: true });
    await settle();
  };
  const said = () => document.querySelector(".notice--row")?.textContent ?? "";
  act(() => changeAt(desk, GARDEN, ["guests"], 4));
  await go("#/photographs");
  await press("z");
  expect(said()).toMatch(new RegExp(`^${es.notices.undo}.* › Personas 4 → \\d$`));
  expect(screen.getByRole("link", { name: /Personas/ }).getAttribute("href")).toBe(
    `#/file/${GARDEN}?field=guests`,
  );
  await press("y");
  expect(said()).toMatch(new RegExp(`^${es.notices.redo}.* › Personas \\d → 4$`));
  act(() => desk.setWork(withoutEntry(desk.state().work, GARDEN, 0)));
  expect(said()).toBe("");
  await press("z");
  expect(said()).toContain(es.start.more(1));
});

test("a hidden room is seen as it would be beside its own form, which is said, and nowhere else", async () => {
  const { desk, go } = await showWindow();
  const isSeen = () => !page().dataset.hidden?.includes("garden");
  act(() => changeAt(desk, GARDEN, ["hidden"], true));
  await go("#/file/rooms/courtyard.json");
  expect([isSeen(), screen.queryByText(es.stage.hidden)]).toEqual([false, null]);
  await go(`#/file/${GARDEN}`);
  expect(isSeen()).toBe(true);
  expect(screen.getByText(es.stage.hidden)).toBeTruthy();
});

test("the page is in the language in which one works, else in the default one; what is missing in it is said", async () => {
  const { desk, go, press } = await showWindow();
  const after = async (address: string) => {
    await go(address);
    return page().textContent;
  };
  const germanTitle = "#/file/conditions/stay.yaml?field=heading.de";
  expect(await after(germanTitle)).toBe("/de/conditions/");
  expect(await after(`#/file/${GARDEN}`)).toBe("/de/");
  expect(await after("#/rooms")).toBe("/");
  expect(await after(germanTitle)).toBe("/de/conditions/");
  expect(await after("#/")).toBe("/conditions/");
  const said = () => screen.queryByText(/^Lo que falta en alemán se ve aquí en español\.$/);
  act(() => desk.change(GARDEN, ["name", "de"], ""));
  await settle();
  expect(said()).toBeNull();
  await press("Deutsch DE");
  expect(page().textContent).toBe("/de/conditions/");
  expect(said()).not.toBeNull();
  act(() => desk.undoAll());
  await settle();
  expect(said()).toBeNull();
  expect(await after("#/history")).toBe("/conditions/");
});

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

test("a site's own screen takes the place of a field's form, is wide, and is led to by all in it and by the page", async () => {
  const site: WholeSite = { ...testSite, screens: { "house.json#norms": Norms } };
  const { go } = await showWindow(undefined, site);
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
  const isWide = () => document.querySelector(".desk--wide") !== null;
  const pressPage = () => {
    fireEvent.click(page());
    act(() => void dispatchEvent(new HashChangeEvent("hashchange")));
    return location.hash;
  };
  await go("#/file/house.json");
  const link = screen.getByRole("link", { name: /^Normas de la casa/ });
  expect(link.getAttribute("href")).toBe("#/file/house.json?field=norms");
  expect([page().dataset.width, isWide()]).toEqual(["computer", false]);
  await go("#/file/house.json?field=norms.1.text.en");
  expect(heading()).toBe("Normas: norms.1.text.en");
  expect([page().dataset.width, isWide()]).toEqual(["phone", true]);
  expect(document.querySelector(".stage__as")?.textContent).toBe("Así se ve el lunes");
  expect(pressPage()).toBe("#/file/house.json?field=norms.0");
  await go("#/file/house.json?field=phone");
  expect([document.querySelector(".stage__as"), isWide()]).toEqual([null, false]);
  expect(pressPage()).toBe("#/file/house.json?field=phone");
});
