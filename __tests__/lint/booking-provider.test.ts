import { readdirSync, readFileSync } from "node:fs";
import { EMBEDDED_PROVIDER } from "../../src/model/booking-providers";

const filesWith = (words: string) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|json)$/.test(file) && file !== "gatsby-types.d.ts")
    .filter((file) => new RegExp(words, "i").test(readFileSync(`src/${file}`, "utf8")))
    .sort();

const FILE = "site/providers/booking-widget.ts";

test.each([
  // All texts and forms have the name from the model.
  [EMBEDDED_PROVIDER, ["model/booking-providers.ts", FILE]],
  // The model has their form, and one query asks for them.
  ["affiliateTag", ["model/collections/providers.ts", FILE, "site/sections/booking-frame.tsx"]],
])("of the embedded provider, %s stands in its file alone", (words, files) => {
  expect(filesWith(words)).toEqual(files);
});
