import { es } from "../test-site";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { pictureIn } from "../../pictures/replace";
import { PictureField } from "../../form/fields/picture";
import { dataOf } from "../../core/work";
import { valueAt } from "../../core/paths";
import { schemaOf } from "../../core/model";
import { FileDrops } from "../../pictures/file-drops";
import { renderWithDesk } from "../with-desk";
import { polyfillPage, jpegFile, withDecoding } from "./decoding";

const { pictures } = es;

withDecoding();
polyfillPage();

const FILE = "photographs/2.json";
const node = schemaOf(FILE)?.properties?.picture ?? {};

const renderField = async (own = node) => {
  const rendered = await renderWithDesk(
    <>
      <PictureField node={own} file={FILE} path={["picture"]} />
      <FileDrops />
    </>,
  );
  const picture = () => pictureIn(valueAt(dataOf(rendered.desk.state().work, FILE), ["picture"]));
  return { ...rendered, picture };
};

const field = () => screen.getByRole("group", { name: node.title });

const sliders = () =>
  within(screen.getByRole("group", { name: pictures.point })).getAllByRole("slider");

/** Fires a pointer event with a position, which jsdom's pointer events lack. */
const point = (element: Element, type: string, clientX = 0, clientY = 0) =>
  fireEvent(element, new MouseEvent(type, { bubbles: true, clientX, clientY }));

const choose = () => {
  fireEvent.click(screen.getByRole("button", { name: /(Cambiar|Elegir) la foto|Elegir/ }));
  return screen.getByRole("dialog", { name: pictures.choose });
};

const give = (dialog: HTMLElement, file: File) => {
  const input = dialog.querySelector("input[type=file]") ?? dialog;
  fireEvent.change(input, { target: { files: [file] } });
};

describe("the point", () => {
  test("moves by keys, is told and undone, and never leaves the picture", async () => {
    const { desk, picture } = await renderField();
    const { focus } = picture();
    if (!focus) throw new Error("The picture has a point.");
    const [across, down] = sliders();
    fireEvent.keyDown(across ?? document, { key: "ArrowLeft" });
    fireEvent.keyDown(down ?? document, { key: "ArrowDown", shiftKey: true });
    expect(picture().focus).toEqual({ x: focus.x - 1, y: focus.y + 10 });
    expect(across).toHaveProperty("value", String(focus.x - 1));
    expect(across?.getAttribute("aria-valuetext")).toBe(pictures.fromLeft(focus.x - 1));
    expect(screen.getByText(new RegExp(`Antes: el punto a ${focus.x} %`))).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: es.common.undo }));
    expect(picture().focus).toEqual(focus);
    expect(desk.state().work.edits.size).toBe(0);
    for (let press = 0; press < 11; press += 1)
      fireEvent.keyDown(across ?? document, { key: "ArrowRight", shiftKey: true });
    expect(picture().focus?.x).toBe(100);
  });

  test("is where the picture is pressed, and follows its ring while that is dragged", async () => {
    const { container, picture } = await renderField();
    const whole = container.querySelector(".picture") ?? document.body;
    whole.getBoundingClientRect = () =>
      ({ left: 100, top: 100, width: 200, height: 100 }) as DOMRect;
    fireEvent.click(whole, { clientX: 150, clientY: 110 });
    expect(picture().focus).toEqual({ x: 25, y: 10 });
    const ring = container.querySelector(".point") ?? document.body;
    point(ring, "pointermove", 120, 120);
    expect(picture().focus).toEqual({ x: 25, y: 10 });
    point(ring, "pointerdown");
    point(ring, "pointermove", 500, 150);
    fireEvent.click(ring, { clientX: 120, clientY: 120 });
    expect(picture().focus).toEqual({ x: 100, y: 50 });
  });

  test("has every crop of the model around it, and goes back to the middle, which is no point", async () => {
    const { picture } = await renderField();
    const crops = within(screen.getByRole("list", { name: pictures.crops }));
    const names = crops.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(names).toEqual(Object.keys(node.crops ?? {}));
    fireEvent.click(screen.getByRole("button", { name: pictures.centre }));
    expect(picture().focus).toBeUndefined();
    expect(sliders()[0]).toHaveProperty("value", "50");
  });

  test("a picture that pages do not crop has none, and no crops", async () => {
    const { description, file } = node.properties ?? {};
    await renderField({
      ...node,
      crops: {},
      properties: { ...(description && { description }), ...(file && { file }) },
    });
    expect(field().querySelector("img")).not.toBeNull();
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.queryByRole("list", { name: pictures.crops })).toBeNull();
  });
});

test("a picture that does not come is told to be lost, and one that is not chosen yet is not", async () => {
  const { desk } = await renderField();
  expect(screen.queryByText(pictures.lost)).toBeNull();
  fireEvent.error(field().querySelector("img") ?? field());
  await screen.findByText(pictures.lost);
  act(() => desk.change(FILE, ["picture", "file"], undefined));
  expect(screen.queryByText(pictures.lost)).toBeNull();
  expect(screen.getByText(pictures.none)).toBeTruthy();
});

describe("another picture", () => {
  test("from the device takes the place, the description and the point of the one before, in one step", async () => {
    const { desk, picture } = await renderField();
    const before = picture();
    give(choose(), await jpegFile("Mi Foto.jpg"));
    await screen.findByText(pictures.ready);
    expect(picture()).toEqual({ file: "/media/mi-foto.jpg" });
    // It is described next.
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /en español/ }));
    expect([...desk.state().work.edits.keys()]).toEqual(
      expect.arrayContaining([FILE, "media/mi-foto.jpg"]),
    );
    act(() => desk.undo());
    expect(picture()).toEqual(before);
    expect(desk.state().work.edits.size).toBe(0);
  });

  test.each<[where: string, drop: (data: object) => void]>([
    ["a drop on its field", (data) => fireEvent.drop(field(), { dataTransfer: data })],
    ["a drop on the dialog", (data) => fireEvent.drop(choose(), { dataTransfer: data })],
    ["pasting into the dialog", (data) => fireEvent.paste(choose(), { clipboardData: data })],
  ])("comes by %s, too", async (_, drop) => {
    const { picture } = await renderField();
    drop({ files: [await jpegFile("Una.jpg")], types: ["Files"] });
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(picture().file).toBe("/media/una.jpg"));
  });

  test("is not stored twice, and leaves no upload behind that nothing shows", async () => {
    const { desk, picture } = await renderField();
    const file = await jpegFile("Una.jpg", { width: 1700, height: 900 });
    give(choose(), file);
    await waitFor(() => expect(picture().file).toBe("/media/una.jpg"));
    act(() => desk.change(FILE, ["picture", "description", "es"], "Una vela."));
    give(choose(), new File([await file.arrayBuffer()], "La misma.jpg"));
    expect(await screen.findByText(/es «una.jpg»/)).toBeTruthy();
    expect(picture().description?.es).toBe("Una vela.");
    give(choose(), await jpegFile("Otra.jpg", { width: 1800, height: 900 }));
    await waitFor(() => expect(picture().file).toBe("/media/otra.jpg"));
    expect([...desk.state().work.edits.keys()].filter((file) => file !== FILE)).toEqual([
      "media/otra.jpg",
    ]);
    fireEvent.click(within(field()).getByRole("button", { name: es.common.undo }));
    expect(desk.state().work.edits.size).toBe(0);
  });

  test("of the library takes its place; the same one changes nothing", async () => {
    const { desk, picture } = await renderField();
    const before = picture();
    const own = (before.file ?? "").replace("/media/", "");
    const first = choose();
    const current = within(first).getByRole("button", { pressed: true });
    expect(within(first).getAllByText(pictures.current)).toEqual([
      within(current).getByText(pictures.current),
    ]);
    fireEvent.click(within(first).getByRole("button", { name: new RegExp(own) }));
    expect(desk.state().work.edits.size).toBe(0);
    const dialog = choose();
    const [other] = within(dialog).getAllByRole("button", { pressed: false });
    const name = other?.querySelector("span")?.textContent ?? "";
    fireEvent.click(other ?? dialog);
    expect(picture()).toEqual({ file: `/media/${name}` });
    fireEvent.click(within(choose()).getByRole("button", { name: new RegExp(own) }));
    expect(picture()).toEqual(before);
  });
});

test("what is no picture is refused with a sentence, and nothing changes", async () => {
  const { desk } = await renderField();
  give(choose(), new File(["x"], "IMG_0001.HEIC"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/«IMG_0001.HEIC».*HEIC.*JPEG/);
  expect(screen.getByRole("button", { name: pictures.chooseOther })).toBeTruthy();
  expect(desk.state().work.edits.size).toBe(0);
});

test("a picture that is being prepared can be cancelled", async () => {
  const { desk } = await renderField();
  let decode: (bitmap: ImageBitmap) => void = () => undefined;
  const decoding = new Promise<ImageBitmap>((resolve) => (decode = resolve));
  jest.spyOn(globalThis, "createImageBitmap").mockReturnValueOnce(decoding);
  give(choose(), await jpegFile("Una.jpg"));
  expect(
    await screen.findByRole("progressbar", { name: pictures.progress("Una.jpg") }),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: es.common.cancel }));
  decode({ width: 1600, height: 900, close: () => undefined });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(desk.state().work.edits.size).toBe(0);
});
