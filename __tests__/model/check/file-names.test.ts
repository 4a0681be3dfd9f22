import { guestHouse } from "../../../examples/guest-house/model";
import { parseContent } from "../../../packages/typed-content/files/content";
import { wrongNames } from "../../../packages/typed-content/check/rules/files";
import { parseText } from "../../../packages/typed-content/files/yaml";

const errorsOf = (...files: string[]) =>
  wrongNames(parseContent(files, [], { ...guestHouse, collections: [] }, parseText));

test("names that not every system, or not all of Gatsby, can have are refused, and no others", () => {
  const refused = [
    ...["media/aux.jpg", "media/con/foto.jpg", "media/CON.old/foto.jpg", "reviews/nul.json"],
    ...["reviews/lpt1.json", "media/foto.", "media/final./foto.jpg", "media/node_modules/foto.jpg"],
  ];
  const right = [
    ...["media/auxiliar.jpg", "media/com/a.jpg", "media/final..jpg", "reviews/-n.json"],
    "media/com10.jpg",
  ];
  const found = errorsOf(...right, ...refused).map(({ file, code }) => `${file} ${code}`);
  expect(found).toEqual(refused.map((file) => `${file} name-reserved`));
});

test("two names that differ in capital letters alone: the second file is named, with the first", () => {
  const twice = { path: [], code: "name-twice" };
  expect(errorsOf("media/Hero.jpg", "media/hero.jpg")).toEqual([
    { ...twice, file: "media/hero.jpg", other: "media/Hero.jpg" },
  ]);
  // One folder of the two is lost, with another file in it.
  expect(errorsOf("media/Odd/a.jpg", "media/odd/b.jpg", "media/odd/c.jpg")).toEqual([
    { ...twice, file: "media/odd/b.jpg", other: "media/Odd" },
    { ...twice, file: "media/odd/c.jpg", other: "media/Odd" },
  ]);
});
