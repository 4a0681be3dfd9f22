import { all, pageAt, sectionWithHeading } from "../page";

test("Two sections: the boat (5 images) and experiences (4 images); nine images with ids 1 to 9 and descriptions", () => {
  const page = pageAt("/galeria/");
  expect(all(sectionWithHeading(page, "A bordo"), "li img")).toHaveLength(5);
  expect(all(sectionWithHeading(page, "En el agua"), "li img")).toHaveLength(4);
  const links = all(page, "main li > a");
  expect(links.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  for (const link of links) expect(link.getAttribute("aria-label")).toMatch(/9.*: .{10,}/);
});
