import type { Page } from "@playwright/test";
import { collections } from "../../../src/model";
import { jsonSchema, nodeAt } from "../../../packages/typed-content/schema";
import { routes, type RouteName } from "../../../src/model/routes";
import { expect, test } from "../setup/fixtures";
import { present } from "../../setup/present";

/** The windows for which the model names crops. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Relative deviation of a crop that depends on the window from the one in the model. */
const TOLERANCE = 0.06;

/** The fields of the pictures of a page, in document order; the last one covers all further pictures. */
const fields: Partial<Record<RouteName, [type: string, field: string][]>> = {
  home: [
    ["HomePage", "picture"],
    ["HomePage", "boat.picture"],
    ["AboutPage", "skipper.picture"],
    ["HomePage", "sunset.picture"],
  ],
  about: [
    ["AboutPage", "picture"],
    ["Boat", "sheet.picture"],
    ["AboutPage", "skipper.picture"],
  ],
  location: [
    ["LocationPage", "meeting.gate"],
    ["AboutPage", "skipper.picture"],
    ["LocationPage", "picture"],
  ],
  contact: [["ContactPage", "picture"]],
  services: [["Service", "picture"]],
  gallery: [["GalleryPicture", "picture"]],
};

const cropsOf = (type: string, field: string) => {
  const collection = collections.find((candidate) => candidate.type === type);
  const node = collection && nodeAt(jsonSchema(collection), field.split("."));
  return Object.values(node?.crops ?? {});
};

/** Returns the aspect ratios of the pictures; NaN for those that are not displayed. */
const aspectRatios = (page: Page) =>
  page
    .locator("main picture")
    .evaluateAll((pictures) =>
      pictures.map(({ parentElement }) =>
        parentElement ? parentElement.clientWidth / parentElement.clientHeight : NaN,
      ),
    );

const ratioOf = (crop: string) => {
  const [width = NaN, height = NaN] = crop.split("/").map(Number);
  return width / height;
};

const nearestCrop = (ratio: number, crops: string[]) =>
  crops.find((crop) => Math.abs(ratio / ratioOf(crop) - 1) < TOLERANCE) ?? ratio.toFixed(2);

test("pages crop their pictures as the editor shows it, and in no other way", async ({ page }) => {
  const seen = new Map<string, { crops: string[]; seen: Set<string> }>();
  for (const [route, shown] of Object.entries(fields)) {
    const pictures = shown.map(([type, field]) => {
      const name = `${type} ${field}`;
      const picture = seen.get(name) ?? { crops: cropsOf(type, field), seen: new Set<string>() };
      seen.set(name, picture);
      return picture;
    });
    await page.goto(routes[route as RouteName]);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      for (const [index, ratio] of (await aspectRatios(page)).entries()) {
        if (Number.isNaN(ratio)) continue;
        const picture = present(pictures[index] ?? pictures.at(-1), `picture of ${route}`);
        picture.seen.add(nearestCrop(ratio, picture.crops));
      }
    }
  }
  for (const [name, { crops, seen: shown }] of seen)
    expect([...shown].sort(), name).toEqual(crops.sort());
});
