import { expect, openDesk, shownBeside, test, WIDE } from "./fixtures";

test.use(WIDE);

test("what the page folds is unfolded while it is edited", async ({ page, home }) => {
  await openDesk(page, home, "#/file/questions/umbrellas.json?field=answer.es");
  const beside = await shownBeside(page);
  await expect(beside.getByText("Una para cada 7 invitados")).toBeVisible();
  await expect(beside.getByText("El as de guía")).toBeHidden();
});
