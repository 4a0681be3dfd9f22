import { withoutAccents } from "../../helpers/without-accents";

test("accents are left out, however they are encoded", () => {
  expect(withoutAccents("Reseñas de Íñigo y Jürgen, Ço")).toBe("Resenas de Inigo y Jurgen, Co");
  expect(withoutAccents("ñ".normalize("NFD"))).toBe("n");
});
