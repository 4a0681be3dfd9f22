import { isRecord, type Content } from "../content-files/content";
import { createEngine } from "../editor/page/engine";
import type { PageQueries } from "../editor/page/pages";
import { argumentsKey, type BuiltPictures, type PictureArguments } from "../editor/page/pictures";
import { languageOf } from "../languages";

/** Stands, in an answer of the desk's engine, for what the build has made of a picture. */
class Asked {
  constructor(
    readonly file: string,
    readonly args: PictureArguments,
  ) {}
}

/** Calls back with each picture of an answer, and with what stands there in the build's. */
const compare = (
  mine: unknown,
  built: unknown,
  onPicture: (asked: Asked, built: unknown) => void,
) => {
  if (mine instanceof Asked) onPicture(mine, built);
  else if (isRecord(mine) || Array.isArray(mine)) {
    if (!isRecord(built) && !Array.isArray(built)) return;
    const inside = Object.entries(built) as [string, unknown][];
    const values = new Map(inside);
    for (const [key, value] of Object.entries(mine)) compare(value, values.get(key), onPicture);
  }
};

/**
 * Returns what the build has made of the pictures that pages show: the desk's engine answers the same
 * queries, and where it has asked for a picture, the build's answer holds the picture's data.
 * @param builtData returns the build's answer for a page
 */
export const builtPictures = async (
  { schema, queries, queryOf }: PageQueries,
  content: Content,
  builtData: (path: string) => unknown,
): Promise<BuiltPictures> => {
  const answer = createEngine(schema, (file, args) => new Asked(file, args));
  const pictures: BuiltPictures = { args: [], data: {} };
  const keys: string[] = [];
  const note = ({ file, args }: Asked, data: unknown) => {
    const key = argumentsKey(args);
    if (!keys.includes(key)) {
      keys.push(key);
      pictures.args.push(args);
    }
    (pictures.data[file] ??= [])[keys.indexOf(key)] = data;
  };
  for (const [path, index] of Object.entries(queryOf)) {
    const query = queries[index];
    // Of the pages of one component only the default language's: pictures are the same in all.
    if (!query || !path.endsWith("/") || languageOf(path) !== languageOf("/")) continue;
    compare(await answer(query, content, languageOf(path)), builtData(path), note);
  }
  return pictures;
};
