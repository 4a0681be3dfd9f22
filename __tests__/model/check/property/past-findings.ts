import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { linking, writing, type Mutation } from "./mutations";
import { ORIGINAL, texts } from "./original";

const LONG = 300_000;
const filled = (part: string) => part.repeat(LONG / part.length);

const json = (file: string, data: unknown) => writing(file, "", () => JSON.stringify(data));
const description = (es: string) =>
  json("gallery/1.json", { picture: { file: "", description: { es } } });
const legal = (edit: (valid: string) => string) => {
  const file = "legal/cookies.yaml";
  const valid = texts.find((source) => source.file === file)?.text ?? "";
  return writing(file, "", () => edit(valid));
};

const FIRST_TEXT = /(?<=^ +es: ).*/m;

const onEverySystem: Record<string, Mutation> = {
  "an interface text that cannot become a string": json("locales/es/layout.json", {
    skip: { toString: null },
  }),
  "a list that cannot become a string": json("company.json", { name: [{ toString: null }] }),
  "an open placeholder of spaces": json("terms.json", { guests: `{{${filled(" ")}` }),
  "open brackets in open brackets": description(filled("[PENDIENTE")),
  "a long word": description(filled("a")),
  "a YAML file of many keys": legal(
    () => `x:\n${Array.from({ length: 60_000 }, (_, index) => ` k${index}: 1`).join("\n")}`,
  ),
  "a YAML file of many errors": legal(() => `x: ${filled('"" ')}`),
  "a character that Gatsby's YAML refuses in a comment": legal((valid) => `${valid}# \uFFFF`),
  "a binary number of Gatsby's YAML": legal((valid) => valid.replace(FIRST_TEXT, "0b101")),
  "a hexadecimal number with a sign": legal((valid) => valid.replace(FIRST_TEXT, "+0x1F")),
};

/** Windows needs special rights to create links, and other systems allow fewer names. */
const onLinux: Record<string, Mutation> = {
  "a link in place of a file": linking("company.json", join(ORIGINAL, "company.json")),
  "a link beside files": linking("trips/other.json", join(ORIGINAL, "company.json")),
  "a link to endless zeros in place of a picture": linking("media/hero.jpg", "/dev/zero"),
  "a link to a folder": linking("media/more", ORIGINAL),
  "a link to its own folder": linking("trips/loop", ".."),
  "a backslash in a name": writing("trips/a\\b.json", "", () => "{}"),
  "a name in Latin 1": {
    title: "trips: a name in Latin 1",
    files: ["trips"],
    apply: (root) =>
      writeFileSync(
        Buffer.concat([Buffer.from(join(root, "trips/")), Buffer.from("é.json", "latin1")]),
        "{}",
      ),
  },
};

/** Content that the check once accepted, crashed on, or took minutes for. */
export const pastFindings = Object.entries({
  ...onEverySystem,
  ...(process.platform === "linux" ? onLinux : {}),
});
