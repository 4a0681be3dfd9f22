import { expect, test } from "./fixtures";
import { field } from "./desk";
import {
  changeGuests,
  comeBack,
  DECAPS_NOISE,
  GUESTS_DRAFT,
  press,
  publish,
  saveDraft,
  setStatus,
  signIn,
} from "./web-desk";

// The host fails once.
test.use({ expectedNoise: new RegExp(`${DECAPS_NOISE.source}|(status of|Error:) 502|API_ERROR`) });

test("what is not saved yet is published beside what others have published in other files", async ({
  page,
  web,
}) => {
  await signIn(page, web);
  await changeGuests(page, "9");
  web.publishElsewhere("prices.json", "320", "333");
  await page.route(/\/merge$/, (route) => route.fulfill({ status: 502, body: "{}" }), { times: 1 });
  await publish(page);
  await expect(page.getByRole("alertdialog")).toContainText("no se ha publicado");
  await press(page, "Entendido");
  await page.getByText("Estado: Borrador").waitFor();
  expect(web.published("terms.json")).toContain('"guests": 7');
  await publish(page);
  await expect.poll(() => web.published("terms.json")).toContain('"guests": 9');
  expect(web.published("prices.json")).toContain("333");
  // What is open is public: there is nothing to publish any more.
  await expect(page.getByRole("button", { name: "Publicar", exact: true })).toBeDisabled();
  await expect(field(page, ["Invitados"])).toHaveValue("9");
  await expect.poll(() => web.git("branch")).not.toContain(GUESTS_DRAFT);
});

test("an older draft neither undoes what others have published in the same file, nor is lost", async ({
  page,
  web,
}) => {
  await signIn(page, web);
  await changeGuests(page, "9");
  await saveDraft(page);
  web.publishElsewhere("terms.json", '"guests": 7', '"guests": 6');
  await setStatus(page, "Borrador", "Listo");
  await publish(page);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("se ha publicado otro cambio aquí");
  await press(page, "Entendido");
  await field(page, ["Invitados"]).fill("8");
  await press(page, "Guardar");
  await expect(dialog).toContainText("se ha publicado otro cambio aquí");
  await press(page, "Entendido");
  await expect(field(page, ["Invitados"])).toHaveValue("8");
  expect(web.published("terms.json")).toContain('"guests": 6');
  expect(web.git("show", `${GUESTS_DRAFT}:content/terms.json`)).toContain('"guests": 9');
});

test("who edits what another has drafted meanwhile is told, and keeps the words", async ({
  page,
  context,
  web,
}) => {
  await signIn(page, web);
  await changeGuests(page, "9");
  const other = await context.newPage();
  await comeBack(other, web);
  await changeGuests(other, "5");
  await saveDraft(other);
  await press(page, "Guardar");
  await expect(page.getByRole("alertdialog")).toContainText("otra persona ha guardado un cambio");
  await press(page, "Entendido");
  await expect(field(page, ["Invitados"])).toHaveValue("9");
  expect(web.git("show", `${GUESTS_DRAFT}:content/terms.json`)).toContain('"guests": 5');
});
