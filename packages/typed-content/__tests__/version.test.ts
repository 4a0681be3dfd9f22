import { z } from "zod";
import { modelVersion } from "../version";
import { photographs, rooms } from "../../../examples/guest-house/model/collections";
import { guestHouse } from "../../../examples/guest-house/model";

test("a model has one version, and another after each change", () => {
  const { schema } = photographs;
  const others = [
    { collections: [] },
    ...[
      photographs,
      { ...photographs, path: "pictures/*.json" },
      { ...photographs, set: ["a", "b"] },
      { ...photographs, schema: schema.extend({ order: z.string() }) },
      { ...photographs, schema: schema.extend({ more: z.string() }) },
    ].map((each) => ({ collections: [rooms, each] })),
  ];
  const versions = [guestHouse, ...others].map(modelVersion);
  expect(new Set(versions).size).toBe(versions.length);
  expect(modelVersion(guestHouse)).toBe(versions[0]);
});
