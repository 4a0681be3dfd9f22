import { isRecord } from "../../packages/typed-content/helpers/is-record";
import { answerOf, publishedData, queriedPaths, siteContent } from "./page-engine";

/** Returns data without the pictures, which only the build knows. */
const comparable = (data: unknown) =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key === "gatsbyImageData" ? "picture" : value)),
  ) as unknown;

test.each(queriedPaths)("the desk answers the query of %s as the build has", async (path) => {
  const data = await answerOf(path, siteContent);
  expect(comparable(data)).toEqual(comparable(publishedData(path)));
  expect(isRecord(data) && data.page).toBeTruthy();
});
