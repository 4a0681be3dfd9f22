import { cleanup, createEvent, fireEvent, screen } from "@testing-library/react";
import { useRef } from "react";
import { useDropArea } from "../../pictures/drop-areas";
import { FileDrops } from "../../pictures/file-drops";
import { es } from "../test-site";
import { renderWithDesk } from "../with-desk";

const files = [new File(["x"], "Una.jpg"), new File(["y"], "notas.txt")];
const FILES = { dataTransfer: { types: ["Files"], files } };

const take = jest.fn();
beforeEach(() => jest.clearAllMocks());

const Area = ({ name, adds = false }: { name: string; adds?: boolean }) => {
  const inside = useRef<HTMLSpanElement>(null);
  useDropArea(inside, (given) => take(name, given), "section", adds);
  return (
    <section aria-label={name}>
      <span ref={inside}>{name}</span>
    </section>
  );
};

const renderAreas = (...names: string[]) =>
  renderWithDesk(
    <>
      <p>Elsewhere</p>
      <textarea />
      {names.map((name) => (
        <Area key={name} name={name} />
      ))}
      <dialog>In a dialog</dialog>
      <FileDrops />
    </>,
  );

/** Fires an event, and returns whether the browser was kept from its own way. */
const fire = (type: "dragOver" | "drop", element: Element, data = FILES as object) => {
  const event = createEvent[type](element, data);
  fireEvent(element, event);
  return event.defaultPrevented;
};

const elsewhere = () => screen.getByText("Elsewhere");
const note = () => screen.queryByRole("status")?.textContent;

test("files are taken where they are dropped; those that leave the window leave no note", async () => {
  await renderAreas("One", "Two");
  fire("dragOver", elsewhere());
  expect(note()).toBe(es.pictures.dropWhere);
  // jsdom's drag events have no `relatedTarget`.
  const within = { bubbles: true, relatedTarget: document.body };
  fireEvent(elsewhere(), new MouseEvent("dragleave", within));
  expect(note()).toBe(es.pictures.dropWhere);
  fireEvent.dragLeave(elsewhere());
  expect(note()).toBeUndefined();
  expect(fire("dragOver", screen.getByText("Two"))).toBe(true);
  expect(note()).toBe(es.pictures.dropNow);
  expect(document.querySelector("[data-drop]")?.textContent).toBe("Two");
  expect(fire("drop", screen.getByText("Two"))).toBe(true);
  expect(take.mock.calls).toEqual([["Two", files]]);
  expect([note(), document.querySelector("[data-drop]")]).toEqual([undefined, null]);
});

test("pasted pictures go where one is, to the first place that adds them, or it is said where they go", async () => {
  const paste = (element: Element) =>
    fireEvent.paste(element, { clipboardData: { files, types: ["text/plain", "Files"] } });
  await renderAreas("One", "Two");
  paste(elsewhere());
  expect([note(), take.mock.calls]).toEqual([es.pictures.dropWhere, []]);
  paste(screen.getByRole("textbox"));
  expect(take).not.toHaveBeenCalled();
  paste(screen.getByText("Two"));
  expect(take.mock.calls).toEqual([["Two", files]]);
  expect(note()).toBeUndefined();
  cleanup();
  await renderWithDesk(
    <>
      <p>Elsewhere</p>
      <Area name="Field" />
      <Area name="List" adds />
      <FileDrops />
    </>,
  );
  paste(elsewhere());
  expect(take).toHaveBeenLastCalledWith("List", files);
});

test("the only place where files fit takes them from anywhere, but from an open dialog", async () => {
  await renderAreas("One");
  fire("dragOver", elsewhere());
  expect(document.querySelector("[data-drop]")?.textContent).toBe("One");
  expect(fire("drop", elsewhere())).toBe(true);
  expect(take.mock.calls).toEqual([["One", files]]);
  const dialog = screen.getByText("In a dialog");
  dialog.setAttribute("open", "");
  expect(fire("drop", dialog)).toBe(true);
  expect(take).toHaveBeenCalledTimes(1);
});

test.each([[[]], [["One", "Two"]]])(
  "among the places %j it is said where pictures go",
  async (names) => {
    await renderAreas(...names);
    expect(fire("dragOver", elsewhere())).toBe(true);
    expect(note()).toBe(es.pictures.dropWhere);
    expect(fire("drop", screen.getByRole("textbox"))).toBe(true);
    expect(take).not.toHaveBeenCalled();
    expect(note()).toBe(es.pictures.dropWhere);
    fireEvent.keyDown(document.body, { key: "a" });
    expect(note()).toBeUndefined();
  },
);

test("text goes where the browser takes it, and a link that is dropped beside a text opens nothing", async () => {
  await renderAreas("One");
  const text = { dataTransfer: { types: ["text/plain"], files: [] } };
  expect(fire("dragOver", screen.getByRole("textbox"), text)).toBe(false);
  expect(fire("drop", screen.getByRole("textbox"), text)).toBe(false);
  const link = { dataTransfer: { types: ["text/uri-list"], files: [] } };
  expect(fire("drop", elsewhere(), link)).toBe(true);
  expect([note(), take.mock.calls]).toEqual([undefined, []]);
});
