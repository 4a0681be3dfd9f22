import { all, pageAt, sectionWithHeading } from "../page";

test.each([
  ["/galeria/", "A bordo", "En el agua"],
  ["/en/galeria/", "On board", "In the water"],
  ["/de/galeria/", "An Bord", "Im Wasser"],
])(
  "Two sections: the boat (5 images) and experiences (4 images); nine images with ids 1 to 9 and descriptions – %s",
  (path, boat, experiences) => {
    const page = pageAt(path);
    expect(all(sectionWithHeading(page, boat), "li img")).toHaveLength(5);
    expect(all(sectionWithHeading(page, experiences), "li img")).toHaveLength(4);
    const links = all(page, "main li > a");
    expect(links.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    for (const link of links) expect(link.getAttribute("aria-label")).toMatch(/9.*: .{10,}/);
  },
);
