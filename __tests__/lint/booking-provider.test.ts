import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EMBEDDED_PROVIDER } from "../../src/model/booking-providers";

const filesWith = (pattern: RegExp) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|json)$/.test(file) && file !== "gatsby-types.d.ts")
    .filter((file) => pattern.test(readFileSync(join("src", file), "utf8")))
    .sort();

const PROVIDER = "site/providers/booking-widget.ts";

test("the embedded provider is named in its file, and in the model, from which texts and forms have the name", () => {
  const named = filesWith(new RegExp(EMBEDDED_PROVIDER, "i"));
  expect(named).toEqual(["model/booking-providers.ts", PROVIDER]);
});

test("its settings are used in its file alone: the model has their form, and one query asks for them", () => {
  const settings = filesWith(/\b(?:affiliateTag|buttonColor)\b/);
  expect(settings).toEqual([
    "model/collections/providers.ts",
    PROVIDER,
    "site/sections/booking-frame.tsx",
  ]);
});
