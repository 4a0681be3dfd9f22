import { isRecord } from "../../src/base/is-record";
import { answerOf, publishedData, queriedPaths, siteContent } from "./page-engine";

/** Returns data without what only the build knows: pictures, and the order of the files of messages. */
const comparable = (data: unknown) =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) => {
    if (key === "gatsbyImageData") return "picture";
    if (key === "edges" && Array.isArray(value))
      return value.map((edge) => JSON.stringify(edge)).sort();
    return value;
  }) as unknown;

test.each(queriedPaths)("the desk answers the query of %s as the build has", async (path) => {
  const data = await answerOf(path, siteContent);
  expect(comparable(data)).toEqual(comparable(publishedData(path)));
  expect(isRecord(data) && data.page).toBeTruthy();
});
