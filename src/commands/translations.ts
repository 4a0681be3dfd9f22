import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { defaultLanguage, languageCodes } from "../base/languages";
import { contentModel } from "../model";
import { singleLine } from "../typed-content/check/messages/message-in";
import { translationsCsv } from "../typed-content/translations/csv";
import { importTable } from "../typed-content/translations/import";
import { commitPlace, readAtRest, saveAtRest } from "../desk/server/at-rest";
import { commitsAt } from "../desk/server/commit";
import type { FileChanges } from "../desk/stores/store";
import { parseContent } from "../typed-content/files/content";
import { parseText } from "../typed-content/files/parse";
import { readSources } from "../typed-content/files/read";
import { translationsOf } from "../typed-content/translations/table";
import { runMain } from "./lib/processes";

const USAGE = `Los textos de la web en todos los idiomas.

npm run translations -- --export tabla.csv  escribe la tabla para quien traduce
npm run translations -- --import tabla.csv  pasa a content/ lo que trae la tabla

La tabla tiene una fila por texto y una columna por idioma (${languageCodes.join(", ")}); sirve para todos
los idiomas a la vez. La columna «clave» no se toca. La columna «${defaultLanguage}» es el original: si
no coincide con la web, la fila se rechaza, porque se habría traducido otro texto. Se pueden borrar
filas y añadir columnas. Un apóstrofo delante de =, +, - o @ solo protege la hoja de cálculo.

Al importar, lo que dice la tabla sustituye a lo que diga la web en los otros idiomas, aunque haya
cambiado entretanto. Si algo de la tabla está mal, no se cambia nada. Guardadla como «CSV UTF-8».`;

const REPOSITORY = ".";

const main = async (args: string[]) => {
  const options = parseTranslationArgs(args);
  if (options === undefined) {
    console.error(`No se entiende lo que pedís.\n\n${USAGE}`);
    return 2;
  }
  if (options.help) console.log(USAGE);
  else if (options.export !== undefined) return exportTable(options.export);
  else if (options.import !== undefined) {
    const file = options.import;
    return saveAtRest(REPOSITORY, () => importFile(file));
  } else console.log(`Todos los textos se ven en el escritorio, en «Palabras».\n\n${USAGE}`);
  return 0;
};

const parseTranslationArgs = (args: string[]) => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        export: { type: "string" },
        import: { type: "string" },
        help: { type: "boolean" },
      },
    });
    const files = [values.export, values.import].filter((file) => file !== undefined);
    return files.length > 1 || files.includes("") ? undefined : values;
  } catch {
    // An unknown option, or an option without its file name.
    return undefined;
  }
};

/** @throws if a file cannot be read: half a table could be taken for a whole one */
const readCompleteContent = () => {
  const { files, sources } = readSources("content", contentModel);
  const content = parseContent(files, sources, contentModel, parseText);
  const { unreadable } = translationsOf(content);
  const texts = new Map(
    sources.flatMap((source) => ("text" in source ? [[source.file, source.text]] : [])),
  );
  if (unreadable.length === 0) return { content, texts };
  const names = singleLine(unreadable.join(", "));
  throw new Error(`No se puede leer ${names}: «npm run check» dice por qué. Corregidlo antes.`);
};

const exportTable = async (file: string) => {
  const { content } = await readAtRest(REPOSITORY, readCompleteContent);
  const table = translationsCsv(translationsOf(content));
  // The existing file may have a translator's work.
  if (existsSync(file)) throw new Error(`${file} ya existe: dad otro nombre, o borradlo antes.`);
  if (!existsSync(dirname(file))) throw new Error(`No existe la carpeta ${dirname(file)}.`);
  try {
    writeFileSync(file, table);
  } catch (error) {
    // Half a table could be taken for a whole one.
    rmSync(file, { force: true });
    throw error;
  }
  console.log(`La tabla está en ${file}: se abre con cualquier hoja de cálculo.`);
  return 0;
};

/** All files or none. Throws if somebody else has changed them meanwhile; errors of the file system. */
const commitAll = async (changes: FileChanges, texts: Map<string, string>) => {
  const isBase = () => {
    const now = readCompleteContent().texts;
    return Promise.resolve([...changes.keys()].every((file) => now.get(file) === texts.get(file)));
  };
  if (await commitsAt(commitPlace(REPOSITORY)).commit(changes, isBase)) return;
  throw new Error(
    "Otro programa ha cambiado el contenido mientras tanto. No se ha cambiado nada: probad otra vez.",
  );
};

const importFile = async (file: string) => {
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new Error(`No existe el archivo ${file}.`);
  }
  const { content, texts } = readCompleteContent();
  const result = importTable(content, readFileSync(file), (name) => texts.get(name));
  if ("errors" in result) {
    // The errors quote the table.
    for (const error of result.errors) console.error(singleLine(error));
    console.error("\nNo se ha cambiado nada.");
    return 1;
  }
  if (result.edits.size > 0)
    await commitAll(new Map([...result.edits].map(([name, { source }]) => [name, source])), texts);
  const counts = [...result.edits].map(([name, { texts }]) => singleLine(`${name}: ${texts}`));
  const total = [...result.edits.values()].reduce((sum, { texts }) => sum + texts, 0);
  if (total === 0) console.log("La tabla no trae ningún cambio.");
  else {
    console.log([`Textos cambiados: ${total}`, ...counts].join("\n"));
    console.log("\nAhora comprobad el contenido: npm run check");
  }
  return 0;
};

runMain(main);
