import type { CalendarDate } from "../../base/calendar/calendar-date";
import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { createEngine } from "../page/engine";
import type { PageQueries } from "../page/pages";
import { argumentsKey, type BuiltPictures, type PictureArguments } from "../page/pictures";
import { languageOf } from "../../base/languages";

/** In the place of a picture's data in an answer of the desk's engine. */
class PictureRequest {
  constructor(
    readonly file: string,
    readonly args: PictureArguments,
  ) {}
}

/** Calls back with each request and the value at its place in the build's answer. */
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
 * The desk's engine answers the queries, and asks for pictures where the build's answers have their data. @param
 * builtData returns the build's answer to a page's query
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
