import { mergeTests, type Page } from "@playwright/test";
import { es } from "../../../src/desk/words/es";
import { contentTasks } from "./content-tasks";
import { expect, NARROW, openDesk, shownBeside, test as atHome, WIDE } from "./fixtures";
import { keyboard, mouse, touchscreen } from "./input-device";
import type { Home } from "./home";
import type { Owner, Task } from "./owner";
import { pictureTasks } from "./picture-tasks";
import { openDesk as openWeb, test as onTheWeb } from "./web-fixtures";
import type { Web } from "./web";

const test = mergeTests(atHome, onTheWeb);

/** A store under test: opens the desk, finishes a task, and reads what has been stored. */
type Target = {
  open: () => Promise<void>;
  finish: (owner: Owner) => Promise<void>;
  /** Parses a content file; undefined if it does not exist. */
  read: (file: string) => unknown;
  /** Returns the paths of the changed files. */
  changed: () => string[];
};

/** Returns a function that saves or publishes with the button in the top bar. */
const finishBy =
  (name: string) =>
  async ({ page, device }: Owner) => {
    const button = page.getByRole("banner").getByRole("button", { name, exact: true });
    await device.press(button);
    await expect(button).toBeDisabled();
  };

const pathIn = (line: string) => line.replace(/^.*content\//, "");

const homeOf = (page: Page, home: Home): Target => ({
  open: () => openDesk(page, home),
  finish: finishBy(es.bar.save),
  read: home.read,
  changed: () => home.changes().trimEnd().split("\n").map(pathIn),
});

const webOf = (page: Page, web: Web): Target => ({
  open: () => openWeb(page, web),
  finish: finishBy(es.bar.publish),
  read: (file) => (web.has(file) ? web.read(file) : undefined),
  changed: () => web.changed().map(pathIn),
});

const expectStored = ({ read, changed }: Target, { files, otherFiles }: Task) => {
  for (const [file, holds] of Object.entries(files)) {
    if (holds) expect(read(file)).toMatchObject(holds);
    else expect(read(file)).toBeUndefined();
  }
  expect(changed().filter((file) => !(file in files) && !otherFiles?.test(file))).toEqual([]);
};

const withMouse = { title: "by mouse", use: WIDE, openDevice: mouse, isNarrow: false };
const devices = [
  { ...withMouse, usesKeys: false },
  { title: "by a finger", use: NARROW, openDevice: touchscreen, isNarrow: true, usesKeys: false },
  { ...withMouse, title: "by keys", openDevice: keyboard, usesKeys: true },
];

for (const { title, use, openDevice, isNarrow, usesKeys } of devices) {
  test.describe(title, () => {
    test.use(use);
    for (const task of [...contentTasks, ...pictureTasks]) {
      const isSlow = task.isCoveredElsewhere || usesKeys || (isNarrow && !task.differsByTouch);
      const run = async (page: Page, target: Target) => {
        await target.open();
        const owner = {
          page,
          device: openDevice(page),
          beside: await shownBeside(page),
          isNarrow,
          usesKeys,
        };
        const start = Date.now();
        await task.do(owner);
        await target.finish(owner);
        const seconds = Math.round((Date.now() - start) / 100) / 10;
        const description = `${owner.device.actions()} in ${seconds} s`;
        test.info().annotations.push({ type: "actions", description });
        expectStored(target, task);
      };
      test(task.name, { tag: isSlow ? "@slow" : [] }, ({ page, home }) =>
        run(page, homeOf(page, home)),
      );
      test(`${task.name}, on the web`, { tag: "@slow" }, ({ page, web }) =>
        run(page, webOf(page, web)),
      );
    }
  });
}
