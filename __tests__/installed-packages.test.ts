import { readFileSync } from "node:fs";

type Lock = { packages: Record<string, { hasInstallScript?: true }> };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;

const PREBUILT = "its program comes as an optional package of its own";

/** Packages with a script that npm would run when they are installed, and why none needs to. */
const INSTALL_SCRIPTS = {
  "@parcel/watcher": PREBUILT,
  "core-js": "asks for donations",
  "core-js-pure": "asks for donations",
  "es5-ext": "shows a message in some time zones",
  esbuild: PREBUILT,
  gatsby: "shows a welcome",
  "gatsby-cli": "shows a welcome",
  lmdb: PREBUILT,
  "msgpackr-extract": PREBUILT,
  sharp: PREBUILT,
  "unrs-resolver": PREBUILT,
  workerd: PREBUILT,
};

test("packages run no scripts when they are installed, and none is known to need its own", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.split("node_modules/").at(-1));
  expect([...new Set(names)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
});
