import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { offerWords } from "../../../src/build/desk/offer-review/words";
import { es } from "../../../src/build/desk/words/es";
import { contentNow } from "../../../packages/desk/core/edits";
import { withCopy } from "../../../packages/desk/core/names";
import { ListScreen } from "../../../packages/desk/lists/list";
import { factsIn } from "../../../packages/desk/told/fact-labels";
import { StartScreen } from "../../../packages/desk/window/start";
import { tariffIn } from "../../../src/model/facts";
import { linkTo } from "../../../packages/desk/__tests__/window/show-screen";
import { showCompany } from "./show-company";

test("the start screen has the card for today, and tasks that lead to their places", async () => {
  await act(() => showCompany(<StartScreen />));
  // The card comes with code of its own.
  await waitFor(() => expect(document.querySelector(".today")).not.toBeNull());
  expect(linkTo(es.tasks.price)).toBe("#/file/prices.json?field=packages.0.amount");
  expect(linkTo(es.tasks.text)).toBe("#/pages");
  expect(linkTo(es.tasks.contact)).toBe("#/file/company.json?field=phone");
  expect(linkTo(es.tasks.review)).toBe("#/reviews?");
});

test("the list of reviews, and no other, has a link to paste one", async () => {
  await showCompany(<ListScreen name="reviews" />);
  await screen.findByRole("link", { name: offerWords.es.paste });
  expect(linkTo(offerWords.es.paste)).toBe("#/reviews?");
  cleanup();
  await showCompany(<ListScreen name="gallery" />);
  expect(screen.queryByRole("link", { name: offerWords.es.paste })).toBeNull();
});

test("a copied trip is counted nowhere before it is shown", async () => {
  const { desk } = await showCompany(null);
  const count = () => tariffIn(contentNow(desk.state().work)).packages.length;
  const before = count();
  const [trip = ""] = contentNow(desk.state().work).files.filter((file) =>
    file.startsWith("trips/"),
  );
  const copy = withCopy(desk.state().work, trip, 0);
  act(() => desk.setWork(copy.work));
  expect(count()).toBe(before);
  act(() => desk.change(copy.file, ["hidden"], false));
  expect(count()).not.toBe(before);
});

test("every fact has a label of its own, in words", async () => {
  const { work } = (await showCompany(null)).desk.state();
  const labels = Array.from(factsIn(contentNow(work), "es").values(), ({ label }) => label);
  expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length);
  expect(labels.filter((label) => /[{}.]|company|terms|prices/.test(label))).toEqual([]);
});
