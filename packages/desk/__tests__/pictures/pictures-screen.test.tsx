import { act, fireEvent, screen, within } from "@testing-library/react";
import { FileDrops } from "../../pictures/file-drops";
import { libraryOf } from "../../pictures/library";
import { PicturesScreen } from "../../pictures/pictures";
import { renderWithDesk } from "../with-desk";
import { polyfillPage, jpegFile, withDecoding } from "./decoding";

withDecoding();
polyfillPage();

const renderScreen = async () => {
  const rendered = await renderWithDesk(
    <>
      <PicturesScreen />
      <FileDrops />
    </>,
  );
  const library = () => libraryOf(rendered.desk.state().work);
  const rowOf = (name: string) => {
    const row = screen.getByText(name, { selector: ".photo__name" }).closest("li");
    if (!row) throw new Error(name);
    return within(row);
  };
  return { ...rendered, library, rowOf };
};

const shown = () => screen.queryAllByText(/./, { selector: ".photo__name" });

test("every picture says where it is shown, with ways there, and is loaded when it is seen", async () => {
  const { library, rowOf, container } = await renderScreen();
  expect(shown()).toHaveLength(library().length);
  for (const { name, uses } of library()) {
    const ways = rowOf(name)
      .queryAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(ways).toEqual(
      uses.map(({ file, path }) => `#/file/${file}?field=${path.slice(0, -1).join(".")}`),
    );
  }
  const images = [...container.querySelectorAll("img")];
  expect(images.every((image) => image.getAttribute("loading") === "lazy")).toBe(true);
});

test("is found by its name or its description, in any language, without accents", async () => {
  await renderScreen();
  const search = (value: string) =>
    fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
  for (const words of ["COURTYARD-room", "boveda BLANCA", "white vault", "Zwei Betten"]) {
    search(words);
    expect(shown().map(({ textContent }) => textContent)).toEqual(["courtyard-room.jpg"]);
  }
  search("zzz");
  expect(shown()).toEqual([]);
  expect(screen.getByRole("status").textContent).toMatch(/Ninguna foto/);
});

/** What prepares pictures is loaded with the first one: on a busy machine that takes a while. */
const PATIENCE = { timeout: 20_000 };

test.each<[how: string, give: (data: { files: File[]; types: string[] }) => void]>([
  ["dropped on the screen", (dataTransfer) => fireEvent.drop(document.body, { dataTransfer })],
  ["chosen", (target) => fireEvent.change(screen.getByLabelText("Añadir fotos"), { target })],
])("one that is %s is added, and deleted as if it had never been", async (_, give) => {
  const { desk, rowOf } = await renderScreen();
  give({ files: [await jpegFile("Una.jpg")], types: ["Files"] });
  await screen.findByText("Lista", {}, PATIENCE);
  expect(rowOf("una.jpg").getByText("Sin usar")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Sin usar" }));
  expect(shown().map(({ textContent }) => textContent)).toContain("una.jpg");
  fireEvent.click(screen.getByRole("button", { name: "Borrar la foto «una.jpg»" }));
  expect(desk.state().work.edits.size).toBe(0);
});

test("a published one that nothing shows any more is deleted as a change, which is undone", async () => {
  const { desk, library, rowOf } = await renderScreen();
  const held = library().find(
    ({ uses }) => uses.length === 1 && uses[0]?.file.startsWith("photographs/"),
  );
  if (!held) throw new Error("Some picture is shown once, in a gallery.");
  expect(rowOf(held.name).queryByRole("button")).toBeNull();
  act(() => desk.change(held.uses[0]?.file ?? "", [], undefined));
  fireEvent.click(screen.getByRole("button", { name: `Borrar la foto «${held.name}»` }));
  expect(desk.state().work.edits.get(held.picture.file)).toMatchObject({ data: undefined });
  expect(rowOf(held.name).getByText("Borrada")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: `Recuperar la foto «${held.name}»` }));
  expect(desk.state().work.edits.has(held.picture.file)).toBe(false);
});
