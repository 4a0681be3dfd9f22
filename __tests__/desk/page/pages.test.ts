import { parse } from "graphql";
import { loadPages } from "../../../src/desk/page/pages";
import { pagesSchema } from "../../../src/desk/page/schema";
import { content } from "../../guest-house/house-content";
import { guestHouse, SAMPLE } from "../../guest-house/model";
import { today } from "../../../src/desk/core/model";
import "../test-site";

// An ES module, which Jest does not load.
jest.mock("micromark", () => ({ micromark: (text: string) => `<p>${text}</p>` }));

test("a page is made for today", async () => {
  const built = {
    schema: parse(pagesSchema(guestHouse)),
    queries: [parse("{ today }")],
    queryOf: { "/": 0 },
    pictures: { args: [], data: {} },
    digests: {},
  };
  jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(built));
  const { answer } = await loadPages([]);
  expect((await answer("/", content, new Map()))?.data).toEqual({ today: today() });
});

test("a picture is a sample until an upload with its name replaces it", async () => {
  const built = {
    schema: parse(pagesSchema(guestHouse)),
    queries: [parse("{ rooms { nodes { picture { isSample } } } }")],
    queryOf: { "/": 0 },
    pictures: { args: [], data: {} },
    digests: { "media/garden-room.jpg": SAMPLE },
  };
  jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(built));
  const { answer } = await loadPages([]);
  const samplesWith = async (uploads: ReadonlyMap<string, string>) =>
    JSON.stringify((await answer("/", content, uploads))?.data).match(/"isSample":true/g)?.length ??
    0;
  expect(await samplesWith(new Map())).toBe(1);
  expect(await samplesWith(new Map([["media/garden-room.jpg", "data:,"]]))).toBe(0);
});
