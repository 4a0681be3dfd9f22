import { spawnSync } from "node:child_process";
import { temporaryFolder } from "./temporary-folder";

/**
 * Creates a folder that is a disk of two megabytes of its own, for the tests of a file; only Linux's root can have one.
 * `onDisk` skips a test where there is none, and says so.
 */
export const smallDisk = () => {
  const { folder, remove } = temporaryFolder();
  const mount = (...args: string[]) => spawnSync("mount", [...args, folder]).status === 0;
  const isThere = process.platform === "linux" && mount("-t", "tmpfs", "-o", "size=2m", "tmpfs");
  if (!isThere)
    process.stderr.write(
      "No disk can be mounted here: a full and a read-only one are not tried.\n",
    );
  afterAll(() => {
    if (isThere) spawnSync("umount", [folder]);
    remove();
  });
  return {
    folder,
    onDisk: isThere ? test : test.skip,
    makeReadOnly: (isReadOnly: boolean) =>
      expect(mount("-o", `remount,${isReadOnly ? "ro" : "rw"}`)).toBe(true),
  };
};
