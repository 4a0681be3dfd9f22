import { parse } from "graphql";
import { loadPages } from "../../page/pages";
import { pagesSchema } from "../../page/schema";
import { content } from "../../../../examples/guest-house/__tests__/house-content";
import { guestHouse, SAMPLE } from "../../../../examples/guest-house/model";
import { today } from "../../core/model";
import "../test-site";

test("a page is made for today, and a picture is a sample until an upload with its name replaces it", async () => {
  const built = {
    schema: parse(pagesSchema(guestHouse)),
    queries: [parse("{ today rooms { picture { isSample } } }")],
    queryOf: { "/": 0 },
    pictures: { args: [], data: {} },
    digests: { "media/garden-room.jpg": SAMPLE },
  };
  jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(built));
  const { answer } = await loadPages([]);
  const dataWith = async (uploads: ReadonlyMap<string, string>) =>
    JSON.stringify((await answer("/", content, uploads))?.data);
  expect(await dataWith(new Map())).toMatch(`"today":"${today()}"`);
  expect(await dataWith(new Map())).toMatch('"isSample":true');
  const replaced = new Map([["media/garden-room.jpg", "data:,"]]);
  expect(await dataWith(replaced)).not.toMatch('"isSample":true');
});
