import { act, fireEvent, screen } from "@testing-library/react";
import { OfferReview } from "../../../../src/build/desk/offer-review/offer-review";
import { offerWords } from "../../../../src/build/desk/offer-review/words";
import { go } from "../../../../packages/desk/core/places";
import { usePlace } from "../../../../packages/desk/state/context";
import { linkTo, press, write } from "../../../../packages/desk/__tests__/window/show-screen";
import { showCompany } from "../show-company";

const says = offerWords.es;
const FILE = "reviews/new-1.json";
const LINK = "name=Ana&date=2026-09-14&rating=4&language=es&text=Fue+%3Cb%3Egenial%3C/b%3E.";

/** The desk at the list of reviews, with what its address gives. */
const show = async (given: string) => {
  const List = () => {
    const place = usePlace();
    return <OfferReview given={place.screen === "list" ? place.given : undefined} />;
  };
  const shown = await showCompany(<List />);
  const open = (next: string) =>
    act(async () => {
      go({ screen: "list", name: "reviews", given: next });
      await new Promise((heard) => addEventListener("hashchange", heard, { once: true }));
    });
  await open(given);
  return { ...shown, open };
};

const offered = () => document.querySelector("blockquote")?.textContent;

test("a link is offered as text, unchecked; one press makes a new entry, which asks how it was checked", async () => {
  const { desk, held, changed, undo } = await show(LINK);
  act(() => desk.change("company.json", ["name"], "Otra"));
  expect(document.activeElement?.textContent).toBe(says.offered);
  expect(offered()).toBe("Fue <b>genial</b>.");
  expect(screen.getByText(says.unchecked)).toBeTruthy();
  expect(screen.getByText(says.anybody)).toBeTruthy();
  expect(changed()).toEqual(["company.json"]);
  press("Español");
  expect(held(FILE)).toEqual({
    ...{ id: "new-1", name: "Ana", date: "2026-09-14", rating: 4, language: "es" },
    ...{ text: { es: "Fue <b>genial</b>." }, sample: false, order: 5 },
  });
  expect(location.hash).toBe(`#/file/${FILE}?field=checked`);
  undo();
  expect(changed()).toEqual(["company.json"]);
});

test("the same review twice is one: the link opens the one that is there, also once it is changed or published", async () => {
  const { desk, changed, open } = await show(LINK);
  const german = screen.getByRole("button", { name: "Deutsch" });
  fireEvent.click(german);
  fireEvent.click(german);
  expect(changed()).toEqual([FILE]);
  await open(LINK);
  expect(linkTo(says.there)).toBe(`#/file/${FILE}`);
  act(() => desk.change(FILE, ["text", "de"], "Otro"));
  expect(linkTo(says.there)).toBe(`#/file/${FILE}`);
  await open(LINK.replace("Ana", "Eva"));
  expect(screen.queryByRole("link", { name: says.there })).toBeNull();
  expect(screen.getByRole("button", { name: "Español" })).toBeTruthy();
});

test("without its text it says where that is; without a review, there is the box to paste into", async () => {
  const { held, open } = await show("name=Ana&language=de");
  expect(offered()).toBe(says.noText);
  press("Deutsch");
  expect(held(FILE, "text")).toBeUndefined();
  expect(location.hash).toBe(`#/file/${FILE}?field=date`);
  await open("rating=9");
  expect(screen.getByText(says.emptyLink)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: says.pasted }));
});

test("of what is pasted nothing is kept but the chosen message", async () => {
  const { desk, held } = await show("");
  write(says.pasted, "⭐");
  expect(screen.getByRole("status").textContent).toBe(says.nothing);
  write(says.pasted, "[25/11/26, 9:00] Pau: ¿Qué tal?\n[25/11/26, 9:01] Ida: Ein Traum!");
  expect(offered()).toBeUndefined();
  fireEvent.change(screen.getByLabelText(says.which(2)), { target: { value: "0" } });
  expect(offered()).toBe("Ein Traum!");
  press("Deutsch");
  expect(held(FILE)).toMatchObject({ name: "Ida", date: "2026-11-25", text: { de: "Ein Traum!" } });
  expect(location.hash).toBe(`#/file/${FILE}?field=rating`);
  const { past, edits } = desk.state().work;
  expect(JSON.stringify([[...edits], past.map((step) => [...step.edits])])).not.toContain(
    "Qué tal",
  );
});
