import { es } from "../test-site";
import { act, screen, waitFor } from "@testing-library/react";
import { StartScreen } from "../../window/start";
import { brokenSnapshot, testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";
import { linkTo } from "./show-screen";

beforeEach(() => location.assign("#/"));

const MAP = "Ver el mapa";

test("tasks lead to their places, and to an address of the content as long as that is one", async () => {
  const { desk } = await renderWithDesk(<StartScreen />);
  expect(linkTo(String(es.site.tasks?.price))).toBe("#/rooms");
  expect(linkTo(String(es.site.tasks?.room))).toBe("#/file/rooms/new-1.json?field=name");
  expect(linkTo(MAP)).toBe("https://mapas.test/casa-de-ejemplo");
  for (const map of [undefined, "https", "javascript:alert(1)", 7]) {
    act(() => desk.change("house.json", ["map"], map));
    expect(screen.queryByRole("link", { name: MAP })).toBeNull();
  }
  act(() => desk.change("house.json", ["map"], "https://otro.test/"));
  expect(linkTo(MAP)).toBe("https://otro.test/");
});

test.each([
  ["en", 1],
  ["es", 0],
])(
  "a desk in %s says where the names of fields are in another language",
  async (language, count) => {
    await renderWithDesk(<StartScreen />, { languages: [language] });
    expect(screen.queryAllByText(/^The names of fields are in Spanish/)).toHaveLength(count);
  },
);

test("what is missing is counted by parts, first texts with holes, and what search engines do meanwhile is said", async () => {
  const { desk } = await renderWithDesk(<StartScreen />);
  const counts = () =>
    Array.from(document.querySelectorAll(".counts a"), (link) => [
      link.textContent,
      link.getAttribute("href"),
    ]);
  const facts = ["Datos 2", "#/file/house.json?field=licence"];
  expect(counts()).toEqual([facts]);
  act(() => desk.change("conditions/stay.yaml", ["heading", "es"], "En [PENDIENTE: nombre]"));
  const conditions = ["Condiciones 1", "#/file/conditions/stay.yaml?field=heading.es"];
  await waitFor(() => expect(counts()).toEqual([conditions, facts]));
  expect(linkTo(es.start.beginWith("La casa › Registro turístico"))).toBe(
    "#/file/house.json?field=licence",
  );
  expect(screen.getByText(es.start.unlisted)).toBeTruthy();
  expect(linkTo("Publicar así")).toBe("#/file/house.json?field=publishAsIs");
  act(() => desk.change("house.json", ["publishAsIs"], true));
  expect(screen.getByText(es.start.listed)).toBeTruthy();
  act(() => {
    desk.change("conditions/stay.yaml", ["heading", "es"], "Condiciones");
    desk.change("house.json", ["licence"], "VT-1234");
    desk.change("house.json", ["name"], "Casa Alba");
  });
  await waitFor(() => expect(screen.queryByRole("link", { name: "Publicar así" })).toBeNull());
});

test("texts that are shown in another language meanwhile are counted, and lead to the first", async () => {
  const { desk } = await renderWithDesk(<StartScreen />);
  expect(screen.queryByText(es.start.translateOn)).toBeNull();
  const description = ["picture", "description"];
  act(() => {
    desk.change("photographs/1.json", description, { de: "Das Fenster." });
    desk.change("photographs/2.json", description, { es: "La plaza.", en: "The square." });
  });
  expect(screen.getByText(es.start.texts(2))).toBeTruthy();
  expect(linkTo(es.start.translateOn)).toBe(
    "#/file/photographs/1.json?field=picture.description.es",
  );
});

test("files that cannot be read are named", async () => {
  const store = memoryStore(brokenSnapshot(await testSnapshot(), "house.json"));
  await renderWithDesk(<StartScreen />, { store });
  expect(screen.getByText(/^content\/house\.json: /)).toBeTruthy();
});
