import type { CalendarDate } from "../../base/calendar/calendar-date";
import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { createEngine } from "../page/engine";
import type { PageQueries } from "../page/pages";
import { argumentsKey, type BuiltPictures, type PictureArguments } from "../page/pictures";
import { languageOf } from "../../base/languages";

/** In an answer of the desk's engine, the place of a picture's data. */
class PictureRequest {
  constructor(
    readonly file: string,
    readonly args: PictureArguments,
  ) {}
}

/** Calls back with each picture request of an answer and the value at the same place in the build's answer. */
const compare = (
  mine: unknown,
  built: unknown,
  onPicture: (request: PictureRequest, built: unknown) => void,
) => {
  if (mine instanceof PictureRequest) onPicture(mine, built);
  else if (isRecord(mine) || Array.isArray(mine)) {
    if (!isRecord(built) && !Array.isArray(built)) return;
    const inside = Object.entries(built) as [string, unknown][];
    const values = new Map(inside);
    for (const [key, value] of Object.entries(mine)) compare(value, values.get(key), onPicture);
  }
};

/**
 * Returns the image data of the pictures on all pages. The desk's engine answers the pages' queries,
 * and wherever it asks for a picture, the build's answer to the same query holds that picture's data.
 * @param builtData returns the build's answer to a page's query
 * @param today the day for which the site is built
 */
export const builtPictures = async (
  { schema, queries, queryOf }: PageQueries,
  content: Content,
  builtData: (path: string) => unknown,
  today: CalendarDate,
): Promise<BuiltPictures> => {
  const answer = createEngine(schema, {
    pictureData: (file, args) => new PictureRequest(file, args),
    digest: () => undefined,
    today: () => today,
  });
  const pictures: BuiltPictures = { args: [], data: {} };
  const keys: string[] = [];
  const record = ({ file, args }: PictureRequest, data: unknown) => {
    const key = argumentsKey(args);
    if (!keys.includes(key)) {
      keys.push(key);
      pictures.args.push(args);
    }
    (pictures.data[file] ??= [])[keys.indexOf(key)] = data;
  };
  for (const [path, index] of Object.entries(queryOf)) {
    const query = queries[index];
    // The default language is enough: pictures are the same in all languages.
    if (!query || !path.endsWith("/") || languageOf(path) !== languageOf("/")) continue;
    compare(await answer(query, content, languageOf(path)), builtData(path), record);
  }
  return pictures;
};
