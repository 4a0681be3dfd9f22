import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { dataOf } from "../../core/work";
import { AddPictures } from "../../pictures/add-pictures";
import { FileDrops } from "../../pictures/file-drops";
import { photographs } from "../../../../examples/guest-house/model/collections";
import { otherUndescribed } from "../../entry/next-missing";
import { renderWithDesk } from "../with-desk";
import { jpegFile, polyfillPage, withDecoding } from "./decoding";

withDecoding();
polyfillPage();

const renderButton = async () => {
  const rendered = await renderWithDesk(
    <>
      <section>
        <AddPictures collection={photographs} section="village" />
      </section>
      <FileDrops />
    </>,
  );
  const give = (files: File[]) =>
    fireEvent.change(screen.getByLabelText("Añadir fotos"), { target: { files } });
  const entries = () =>
    [...rendered.desk.state().work.edits.keys()].filter((file) => file.startsWith("photographs/"));
  return { ...rendered, give, entries };
};

test("each picture becomes an entry of the section, in a step of its own; the first is described next", async () => {
  const { desk, give, entries } = await renderButton();
  give([
    await jpegFile("Una.jpg", { width: 1700, height: 900 }),
    await jpegFile("Dos.jpg", { width: 1800, height: 900 }),
  ]);
  await waitFor(() => expect(location.hash).not.toBe(""));
  const [first = "", second = ""] = entries();
  expect(location.hash).toBe(`#/file/${first}?field=picture.description.es`);
  expect(dataOf(desk.state().work, first)).toMatchObject({
    section: "village",
    picture: { file: "/media/una.jpg" },
  });
  expect(dataOf(desk.state().work, second)).toMatchObject({
    picture: { file: "/media/dos.jpg" },
  });
  act(() => desk.undo());
  expect([...desk.state().work.edits.keys()]).toEqual(["media/una.jpg", first]);
  act(() => desk.undo());
  expect(desk.state().work.edits.size).toBe(0);
});

test("what is dropped on the button becomes entries, too; from a new one the way leads to others without a description", async () => {
  const { desk, entries } = await renderButton();
  const files = [
    await jpegFile("Una.jpg"),
    await jpegFile("Dos.jpg", { width: 1800, height: 900 }),
  ];
  fireEvent.drop(screen.getByLabelText("Añadir fotos"), {
    dataTransfer: { files, types: ["Files"] },
  });
  await waitFor(() => expect(entries()).toHaveLength(2));
  const [first = "", second = ""] = entries();
  const others = () => otherUndescribed(desk.state().work, first).map(({ file }) => file);
  expect(others()).toEqual([second]);
  expect(otherUndescribed(desk.state().work, "house.json")).toEqual([]);
  act(() => desk.change(second, ["picture", "description"], { es: "El pueblo" }));
  expect(others()).toEqual([]);
});

test("what cannot be used is named, with its reason, and the others go on", async () => {
  location.hash = "";
  const { give, entries } = await renderButton();
  give([new File([""], "vacia.jpg"), await jpegFile("Una.jpg")]);
  await screen.findByText("Lista");
  expect(screen.getByRole("alert").textContent).toMatch(/«vacia.jpg».*vacío/);
  expect(entries()).toHaveLength(1);
  const list = within(screen.getByRole("list", { name: "Fotos que se añaden" }));
  expect(list.getAllByRole("listitem")).toHaveLength(2);
  expect(location.hash).toBe("");
  const way = await screen.findByRole("link", { name: "Contar lo que se ve" });
  expect(way.getAttribute("href")).toBe(
    `#/file/${entries()[0] ?? ""}?field=picture.description.es`,
  );
});
