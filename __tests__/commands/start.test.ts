import { existsSync, rmSync } from "node:fs";
import { openHome } from "../../packages/desk/server/open-home";
import { present } from "../setup/present";
import { smallDisk } from "../setup/small-disk";
import { temporaryFolder } from "../setup/temporary-folder";
import { loadCommand } from "./call-command";

jest.mock("../../packages/desk/server/open-home", () => ({
  openHome: jest.fn(() => {
    const failed = Promise.reject(new Error("It ends."));
    // Where the command ends before it awaits this.
    failed.catch(() => undefined);
    return Promise.resolve({ failed });
  }),
}));
jest.mock("../../src/build/desk/write", () => ({ writeHomeDesk: jest.fn() }));
jest.mock("../../packages/desk/server/watch-files");

const { folder: disk, onDisk, makeReadOnly } = smallDisk();
const command = loadCommand("start");

/** Starts in a folder. Returns the folder for the program's own files, if it is not the usual one, and what it says. */
const startIn = async (folder: string) => {
  const log = jest.spyOn(console, "log").mockReturnValue();
  const home = process.cwd();
  // The command ends as the mock does.
  await expect((await command)([], folder)).rejects.toThrow("It ends.");
  process.chdir(home);
  log.mockRestore();
  return present(jest.mocked(openHome).mock.lastCall, "call")[0].own;
};

onDisk("it starts in a folder that is read-only, too, with its own files elsewhere", async () => {
  expect(await startIn(disk)).toBeUndefined();
  expect(existsSync(`${disk}/.port.json`)).toBe(true);
  makeReadOnly(true);
  const own = present(await startIn(disk), "folder");
  expect(existsSync(own)).toBe(true);
  expect(own).not.toContain(disk);
  rmSync(own, { recursive: true });
});

test("a first build that the code fails ends it; with errors in the content it goes on", async () => {
  const { folder, remove } = temporaryFolder();
  const home = process.cwd();
  const failing = (isContent: boolean) => {
    jest.mocked(openHome).mockImplementationOnce(({ onOutcome }) => {
      onOutcome?.({ status: "failed", at: "", isContent, detail: "" });
      return Promise.resolve({ failed: Promise.reject(new Error("It went on.")) } as never);
    });
    return command.then((start) => start([], folder));
  };
  expect(await failing(false)).toMatchObject({ status: 1 });
  await expect(failing(true)).rejects.toThrow("It went on.");
  process.chdir(home);
  remove();
});
