import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { main, openGroups, openHome } from "./steps";

// Of times that cannot be read the page beside the form draws what it can.
test.use({ expectedNoise: /attribute d: / });

/** What one types into, and what one presses. */
const BOXES = "textarea[data-field], input[type=text][data-field]";
const OTHERS =
  "input[type=date][data-field], input[type=radio][data-field], select[data-field], [role=switch][data-field], .point";

/** Most fields of a kind and a form that are used. */
const MOST = 2;

const TYPED = "mar";

/** Returns the values of all boxes, and the distance from each of them to the next one, in pixels. */
const look = (page: Page) =>
  main(page).evaluate((element, boxes) => {
    const all = [...element.querySelectorAll<HTMLInputElement>(boxes)];
    const edges = all.map((box) => (box.closest(".line") ?? box).getBoundingClientRect());
    return {
      values: all.map(({ value }) => value),
      gaps: edges.map(({ bottom }, place) =>
        Math.round((edges[place + 1]?.top ?? bottom) - bottom),
      ),
    };
  }, BOXES);

/** Returns the middle of a control, after scrolling to it. */
const middleOf = async (page: Page, selector: string, place: number) => {
  const control = main(page).locator(selector).nth(place);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${selector} ${place} is not visible.`);
  return {
    control,
    x: box.x + Math.min(box.width / 2, 40),
    y: box.y + Math.min(box.height / 2, 16),
  };
};

/** Types into the boxes of a form that are double clicked one after the other. */
const pointAndType = async (page: Page, place: string) => {
  await page.evaluate((hash) => (location.hash = hash), place);
  await expect(main(page).locator(BOXES).first()).toBeVisible();
  await openGroups(page);
  const { gaps, values } = await look(page);
  const expectStill = async (what: string) =>
    expect((await look(page)).gaps, `${what} moves what lies below`).toEqual(gaps);
  for (let index = 0; index < Math.min(values.length, MOST); index += 1) {
    const { control, x, y } = await middleOf(page, BOXES, index);
    const name = `${place} ${await control.getAttribute("data-field")}`;
    const typed = /^[\d.,:]+$/.test(values[index] ?? "") ? "47" : TYPED;
    const before = (await look(page)).values;
    // Where the field was before the first press.
    await page.mouse.dblclick(x, y);
    await expect(control, name).toBeFocused();
    for (const key of typed) await page.keyboard.type(key);
    const after = (await look(page)).values;
    const others = after.map((value, other) => (other === index ? before[index] : value));
    expect(others, `${name}: nothing goes elsewhere`).toEqual(before);
    expect(after[index], name).toContain(typed);
    await expectStill(name);
  }
  const pressed = Math.min(await main(page).locator(OTHERS).count(), MOST);
  for (let index = 0; index < pressed; index += 1) {
    const { x, y } = await middleOf(page, OTHERS, index);
    const before = (await look(page)).values;
    await page.mouse.dblclick(x, y);
    await page.keyboard.press("ArrowDown");
    expect((await look(page)).values).toEqual(before);
    await expectStill(`${place} ${OTHERS} ${index}`);
  }
};

test("a double click, and what is typed then, go to the field that was there", async ({
  page,
  home,
}) => {
  await openHome(page, home, "#/trips");
  for (const place of ["#/trips", "#/file/trips/sunset.json"]) await pointAndType(page, place);
});
