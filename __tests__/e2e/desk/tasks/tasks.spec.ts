import { es } from "../../../../packages/desk/words/es";
import { quickIf } from "../../setup/quick";
import { expect, NARROW, test, WIDE } from "../fixtures";
import { go, openHome, shownBeside } from "../steps";
import { keyboard, mouse, touchscreen } from "./input-device";
import { tasks } from "./tasks";

/** With a finger all is done in a window that shows either the form or the page, so it takes most steps. */
const ways = [
  { way: "by finger", use: NARROW, openDevice: touchscreen, isQuick: true },
  { way: "by mouse", use: WIDE, openDevice: mouse, isQuick: false },
  { way: "by keys", use: WIDE, openDevice: keyboard, isQuick: false },
];

for (const { way, use, openDevice, isQuick } of ways)
  test.describe(`${way}, from the start screen to the saved file`, () => {
    test.use(use);

    const names = tasks.map(({ name }) => name).join("; ");
    test(names, quickIf(isQuick), async ({ page, home }) => {
      await openHome(page, home);
      const device = openDevice(page);
      const beside = await shownBeside(page);
      const save = page
        .getByRole("banner")
        .getByRole("button", { name: es.publishing.home.publish });
      const expected: string[] = [];
      for (const task of tasks) {
        await go(page, "#/");
        await task.do({
          page,
          device,
          beside,
          usesKeys: way === "by keys",
          isNarrow: use === NARROW,
        });
        await device.press(save);
        await expect(save).toBeDisabled();

        for (const [file, holds] of Object.entries(task.files))
          expect(home.read(file)).toMatchObject(holds);
        const changed = home.changes().trimEnd().split("\n");
        expected.push(...Object.keys(task.files), ...(task.otherFiles ?? []));
        expect(changed.map((line) => line.replace(/^.*content\//, "")).sort()).toEqual(
          expected.toSorted(),
        );
      }
    });
  });
