import type { Covered } from "./label-place";
import { areaOf, isAround, overlap, type Sides } from "./sides";

/** Photographs and drawings, such as a logo. */
const PICTURES = "img, svg";

/** Parts of a picture that a label may cover, of the one that it names and of another. */
const SMALL = { named: 1 / 4, others: 1 / 10 };

const elementsIn = (page: Document, { left, right, top, bottom }: Sides) => {
  const half = (bottom - top) / 2;
  const columns = [right - 1];
  for (let x = left + 1; x < right - 1; x += half) columns.push(x);
  // Glyphs may be taller than their line.
  const rows = [top - half, top + half, bottom + half];
  return new Set(rows.flatMap((y) => columns.flatMap((x) => page.elementsFromPoint(x, y))));
};

/** How much text and how much of pictures, in square pixels. */
export const coveredBy = (page: Document, named: Element, label: Sides): Covered => {
  const covered = { named: 0, others: 0 };
  const box = named.getBoundingClientRect();
  const range = page.createRange();
  const elements = elementsIn(page, label);
  const pictures = new Set<Element>();
  for (const element of elements) {
    const whose = named.contains(element) ? "named" : "others";
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
      range.selectNodeContents(node);
      for (const words of range.getClientRects()) covered[whose] += overlap(words, label);
    }
    const picture = element.closest(PICTURES);
    if (picture) pictures.add(picture);
  }
  for (const picture of pictures) {
    const whose = named.contains(picture) ? "named" : "others";
    const sides = picture.getBoundingClientRect();
    // What is named lies upon it.
    if (whose === "others" && isAround(sides, box)) continue;
    const part = overlap(sides, label);
    if (part > areaOf(sides) * SMALL[whose]) covered[whose] += part;
  }
  return covered;
};
