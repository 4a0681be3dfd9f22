import { isRecord } from "../../content-files/content";
import { defaultLanguage, languageCodes, languages, type LanguageCode } from "../../languages";
import { walk, type Path, type SchemaNode } from "../../model/schema";
import { ask } from "./alert";
import { fromForm } from "./entry-data";
import { labelOf } from "./entry-errors";
import { schemaOf, type FileKind } from "./file-kinds";
import { stopAt } from "./refusal";

const STOPPED = "No se ha guardado. Cambiad la descripción de la foto y guardad otra vez.";

/**
 * Asks whether the words of a picture hold for the one that has taken its place, where they are the
 * same in some language.
 * @param earlier the data of the file when it was opened; undefined of a new entry
 */
export const confirmDescriptions = async (kind: FileKind, data: object, earlier: unknown) => {
  const node = schemaOf(kind);
  const kept = keptDescriptions(node, fromForm(node, data), earlier);
  if (kept.length === 0) return;
  const lines = kept.map(
    ({ path, text, codes }) =>
      `${labelOf(node, path, data)}: la foto ha cambiado y la descripción${inSome(codes)} es la de antes: «${text}».`,
  );
  const question =
    kept.length > 1 ? "¿Valen también para las nuevas?" : "¿Vale también para la nueva?";
  const isMeant = await ask([...lines, question], "Sí, guardar", "No, la cambio");
  if (!isMeant) {
    await stopAt(
      STOPPED,
      kept.map(({ path, codes }) => [...path, "description", ...codes.slice(0, 1)]),
    );
  }
};

/** The words of the default language, if all are the same; else the languages are said. */
const inSome = (codes: LanguageCode[]) => {
  if (codes.length === languageCodes.length) return "";
  const names = codes.map((code) => languages[code].name);
  return ` en ${new Intl.ListFormat(defaultLanguage).format(names)}`;
};

/** Pictures that show another file, and the languages in which they are described as before. */
const keptDescriptions = (node: SchemaNode, data: unknown, earlier: unknown) => {
  const before = picturesIn(node, earlier);
  return picturesIn(node, data).flatMap(({ path, file, description }) => {
    const other = before.find((picture) => String(picture.path) === String(path));
    if (!other || other.file === file) return [];
    const codes = languageCodes.filter((code) => description[code] === other.description[code]);
    const [first] = codes;
    return first ? [{ path, codes, text: description[first] }] : [];
  });
};

type Picture = { file: string; description: Record<LanguageCode, string> };

/** The pictures of an entry that has no errors, with their places in it. */
const picturesIn = (node: SchemaNode, data: unknown) => {
  const pictures: ({ path: Path } & Picture)[] = [];
  walk(node, data, ({ kind }, value, path) => {
    if (kind === "picture" && isRecord(value)) pictures.push({ path, ...(value as Picture) });
  });
  return pictures;
};
