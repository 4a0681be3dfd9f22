/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { checkedOf } from "../../../packages/desk/core/check";
import { EntryScreen } from "../../../packages/desk/entry/entry";
import { Navigation } from "../../../packages/desk/window/navigation";
import { changeAt } from "../../../packages/desk/__tests__/with-desk";
import { showCompany } from "./show-company";

const BOAT = "boats/boat.json";
const TRIP = "trips/sunset.json";

const show = (file: string) =>
  act(() =>
    showCompany(
      <>
        <Navigation />
        <EntryScreen file={file} />
      </>,
    ),
  );

const menuLink = () =>
  within(screen.getByRole("navigation", { name: "Secciones" }))
    .getByRole("link", { name: /^Barcos/ })
    .getAttribute("href");

test("the only boat is a form that the menu opens, and nobody is asked which or what it is called", async () => {
  await show(BOAT);
  expect(menuLink()).toContain(BOAT);
  expect(screen.getByLabelText("Invitados")).toHaveProperty("value", "7");
  expect(screen.queryByLabelText("Nombre")).toBeNull();
});

test("with a second one, each has a name, each trip a boat, and the menu leads to their list", async () => {
  const { desk } = await show(TRIP);
  expect(screen.queryByLabelText("Barco")).toBeNull();
  const neret = { id: "neret", name: "Neret", guests: 6, order: 2 };
  act(() => changeAt(desk, "boats/neret.json", [], neret));
  expect(menuLink()).toBe("#/boats");
  fireEvent.change(screen.getByLabelText("Barco"), { target: { value: "neret" } });
  expect(desk.state().work.edits.get(TRIP)?.data).toMatchObject({ boat: "neret" });
});

test("a boat that a trip names cannot be deleted, and the trip says why", async () => {
  const { desk } = await show(BOAT);
  act(() => changeAt(desk, TRIP, ["boat"], "boat"));
  fireEvent.click(screen.getByRole("button", { name: "Borrar" }));
  const codes = checkedOf(desk.state().work).brought.map(({ file, code }) => [file, code]);
  expect(codes).toContainEqual([TRIP, "trip-of-no-boat"]);
});
