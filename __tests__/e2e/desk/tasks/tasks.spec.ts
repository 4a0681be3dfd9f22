import { es } from "../../../../src/desk/words/es";
import { quickIf } from "../../setup/quick";
import { expect, NARROW, test, WIDE } from "../fixtures";
import { openHome, shownBeside } from "../steps";
import { keyboard, mouse, touchscreen } from "./input-device";
import { tasks, type Way } from "./tasks";

const ways: Record<Way, { use: typeof WIDE; openDevice: typeof mouse }> = {
  "by mouse": { use: WIDE, openDevice: mouse },
  "by finger": { use: NARROW, openDevice: touchscreen },
  "by keys": { use: WIDE, openDevice: keyboard },
};

for (const [way, { use, openDevice }] of Object.entries(ways))
  test.describe(`${way}, from the start screen to the saved file`, () => {
    test.use(use);

    for (const task of tasks)
      test(task.name, quickIf(task.quick.some((each) => each === way)), async ({ page, home }) => {
        await openHome(page, home);
        const device = openDevice(page);
        const beside = await shownBeside(page);
        const usesKeys = way === "by keys";
        await task.do({ page, device, beside, usesKeys, isNarrow: use === NARROW });
        const save = page
          .getByRole("banner")
          .getByRole("button", { name: es.publishing.home.publish });
        await device.press(save);
        await expect(save).toBeDisabled();

        for (const [file, holds] of Object.entries(task.files))
          expect(home.read(file)).toMatchObject(holds);
        const changed = home.changes().trimEnd().split("\n");
        const expected = [...Object.keys(task.files), ...(task.otherFiles ?? [])];
        expect(changed.map((line) => line.replace(/^.*content\//, "")).sort()).toEqual(
          expected.sort(),
        );
      });
  });
