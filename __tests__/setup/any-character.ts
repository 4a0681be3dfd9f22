import fc from "fast-check";

const [FIRST_HALF, HALVES, CHARACTERS] = [0xd800, 0x800, 0x110000];

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`. The unit "binary" is the same, but fast-check then
 * makes tables of all characters, which takes longer than most tests.
 */
export const anyCharacter = fc
  .nat({ max: CHARACTERS - HALVES - 1 })
  .map((place) => String.fromCodePoint(place < FIRST_HALF ? place : place + HALVES));
