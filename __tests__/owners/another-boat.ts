/**
 * `node --require tsx/cjs __tests__/owners/another-boat.ts`: the evening of an owner with another boat in another port, who
 * changes what the launch list asks for and nothing else, until it asks for nothing. Builds her site, and fails if
 * anything public still says what the delivered one did.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../packages/typed-content/files/files-below";
import { languageCodes } from "../../src/model/languages";
import { withValue } from "../../packages/desk/core/paths";
import { addressInLanguage } from "../../packages/desk/core/translations";
import { runMain } from "../../src/commands/lib/processes";
import { BUILD_FOLDER } from "../../src/commands/lib/test-sites";
import { contentModel } from "../../src/model";
import { promises } from "../../src/model/launch/promises";
import { missingValues } from "../../packages/typed-content/check/launch/missing-values";
import type { Address } from "../../packages/typed-content/schema";
import { questionsIn } from "../../packages/typed-content/check/launch/promised";
import type { Content } from "../../packages/typed-content/content";
import { OLDER_FILE } from "../../packages/typed-content/files/content";
import { pictureUses } from "../../packages/typed-content/files/pictures";
import { readContent } from "../../packages/typed-content/files/read";
import { readPictures } from "../../packages/typed-content/files/read-pictures";
import { nodeAt, type Path, type SchemaNode } from "../../packages/typed-content/schema";
import { olderIn } from "../../packages/typed-content/texts/older-translations";
import { sourceOf } from "../model/check/source-of";
import { valueAt } from "../../packages/typed-content/content";
import { write } from "../setup/temporary-folder";
import { failureOf } from "./build-owner";
import { copyContent } from "./write-owner";

const CONTENT = ".test-sites/another-boat";

type Data = Record<string | number, unknown>;

/** From a number on that the delivered site does not have. */
let count = 1000;

/** A text of her own, different from all others. */
const words = (language: string) => {
  count += 1;
  return `Na Foradada ${count} ${language}`;
};

const localized = () => Object.fromEntries(languageCodes.map((code) => [code, words(code)]));

/** What cannot be any text or number. */
const OWN: Data = {
  "company.json#name": "Na Foradada",
  "company.json#taxNumber": "12345678Z",
  "company.json#email": "hola@naforadada.cat",
  "company.json#phone": "+34 971 234 567",
  "company.json#whatsapp": "+34 611 234 567",
  "company.json#website": "https://www.naforadada.cat",
  "company.json#address.postalCode": "07108",
  "company.json#position": { latitude: 39.7968, longitude: 2.6921 },
  "company.json#social.0.url": "https://www.instagram.com/naforadada",
  "company.json#social.1.url": "https://www.facebook.com/naforadada",
  "providers.json#form.endpoint": "https://formspree.io/f/naforada",
  "providers.json#booking.company": "N123",
  "providers.json#editor.repository": "naforadada/web",
  "providers.json#editor.signIn": "https://entrada.naforadada.cat",
  "providers.json#editor.origin": "https://escritorio.naforadada.cat",
  "terms.json#seasonConfirmed": true,
};

const TIMES = (value: unknown) => {
  const [hours = 0, minutes = 0] = String(value).split(":").map(Number);
  return new Date(Date.UTC(2000, 0, 1, hours, minutes + 10)).toISOString().slice(11, 16);
};

/** Returns what she enters in a field, which may be empty so far. */
const entered = (
  node: SchemaNode | undefined,
  value: unknown,
  path: Path,
  picture: string,
): unknown => {
  const language = String(path.at(-1));
  if (!node) return words(language);
  if (node.kind === "picture") return { file: picture, description: localized() };
  if (node.kind === "picture-file") return picture;
  if (node.kind === "time") return TIMES(value);
  if (node.kind === "month")
    return String(value).startsWith("20") ? "2027-05" : value === "april" ? "may" : "september";
  if (node.kind === "date") return "2028-05-01";
  if (node.kind === "yes-no") return false;
  if (node.type === "integer" || node.type === "number" || typeof value === "number") {
    const { minimum = 0, maximum = 9_999 } = node;
    const next = typeof value === "number" ? value + 7 : Math.ceil((minimum + maximum) / 2);
    return next > maximum ? Math.max(minimum, next - 14) : next;
  }
  if (node.properties && node.kind !== "group") return localized();
  if (node.properties)
    return Object.fromEntries(
      Object.entries(node.properties).map(([key, field]) => [
        key,
        entered(field, undefined, [...path, key], picture),
      ]),
    );
  return words(language);
};

const textAt = ({ entries, locales }: Content, { file, path }: Address) =>
  String(valueAt([...entries, ...locales].find((each) => each.file === file)?.data, path));

/** Writes what she enters for all that is asked now. Returns how much that was. */
const answer = async (round: number) => {
  const content = readContent(CONTENT, contentModel);
  const pictures = await readPictures(CONTENT, content.files);
  const promised = questionsIn(content, promises).flatMap(({ values }) => values);
  const asked = [
    ...missingValues(content, pictures).map(({ file, path, code }) => ({ file, path, code })),
    ...promised.map(({ file, path }) => ({ file, path, code: "" })),
  ];
  const changed = new Map<string, unknown>();
  const older = structuredClone(olderIn(content));
  for (const [index, { file, path, code }] of asked.entries()) {
    const entry = content.entries.find((each) => each.file === file);
    const source = entry ?? content.locales.find((each) => each.file === file);
    if (!source) throw new Error(`${file} is asked for, and is not there.`);
    const set = (at: Path, value: unknown) =>
      changed.set(file, withValue(changed.get(file) ?? source.data, at, value));
    const node = entry && nodeAt(entry.node, path);
    const name = `/media/own-${round}x${index}.jpg`;
    const key = `${file}#${path.join(".")}`;
    if (code === "sample") set(["hidden"], true);
    else if (code === "not-shown") set(path, localized());
    else {
      const value = key in OWN ? OWN[key] : entered(node, valueAt(source.data, path), path, name);
      if (JSON.stringify(value).includes(name)) await photograph(join(CONTENT, name), index);
      set(path, value);
      for (const code of languageCodes) {
        const text = textAt(content, addressInLanguage({ file, path }, code));
        if (path.at(-1) !== code) older[code] = { ...older[code], [String(value)]: text };
      }
    }
  }
  // As the desk does when an original has changed.
  write(join(CONTENT, OLDER_FILE), sourceOf(OLDER_FILE, older));
  for (const [file, data] of changed) write(join(CONTENT, file), `${sourceOf(file, data)}\n`);
  return asked.length;
};

/** Takes a photograph, of nothing but a colour. */
const photograph = async (file: string, seed: number) => {
  const background = { r: (seed * 37) % 255, g: 90, b: 160 };
  const create = { width: 1800, height: 1200, channels: 3 as const, background };
  await sharp({ create }).jpeg().toFile(file);
};

/** What the delivered site says, and nobody else's does. Visitors read it, or machines do. */
const DELIVERED =
  /brisa|palma|embat|balines|bali-bett|illetas|cap rocat|cueva verde|cala vella|colchoneta|schnorchel|snorkel|(?<!\d)(?:320|240|290|390)(?:,00)?\s*€|17:30|09:30|13:30|\b72\b/gi;

/** What is no words: scripts and styles, files by their digests, time zones. */
const bare = (text: string) =>
  text
    .replace(
      /<script(?! type="application\/ld\+json")[\s\S]*?<\/script>|<style[\s\S]*?<\/style>| style="[^"]*"/g,
      "",
    )
    .replace(/\/static\/[^\s"]+|data:[^\s"']+|[A-Za-z]+\/[A-Z][a-z]+_?[A-Za-z]*(?=")/g, "");

/** Returns each file with what it still says, and how it goes on. */
const search = (folder: string) =>
  filesBelow(folder)
    .filter((name) => /\.(?:html|txt|xml|json|webmanifest|ics)$/.test(name))
    .flatMap((file) => {
      const text = bare(readFileSync(file, "utf8"));
      const found = [...text.matchAll(DELIVERED)].map(({ index }) =>
        text.slice(Math.max(0, index - 40), index + 40).replace(/\s+/g, " "),
      );
      return found.length > 0 ? [`${file}: ${found.slice(0, 3).join(" | ")}`] : [];
    });

/** Deletes the photographs that nothing shows any more, which the desk offers. */
const deleteUnused = () => {
  const used = pictureUses(readContent(CONTENT, contentModel).entries).map(
    ({ picture }) => picture,
  );
  for (const name of readdirSync(join(CONTENT, "media")))
    if (!used.includes(`media/${name}`)) rmSync(join(CONTENT, "media", name));
};

const evening = async () => {
  copyContent(CONTENT);
  let round = 0;
  for (let asked = await answer(0); asked > 0; asked = await answer(round)) {
    console.log(`round ${round}: ${asked} values asked for`);
    round += 1;
    if (round > 5) throw new Error("The list does not become empty.");
  }
  deleteUnused();
  const step = await failureOf(CONTENT, ["check", "launch-check"]);
  const found = search(join(BUILD_FOLDER, "public"));
  for (const line of found) console.log(line);
  console.log(`${found.length} files still say what the delivered site did`);
  if (step) console.log(`failed: ${step}`);
  return step || found.length > 0 ? 1 : 0;
};

runMain(evening);
