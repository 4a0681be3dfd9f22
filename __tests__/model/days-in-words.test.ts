import { daysInWords } from "../../src/model/days-in-words";

test.each([
  ["2027-07-01", "2027-07-31", "en julio", "in July", "im Juli"],
  ["2027-07-01", "2027-08-31", "en julio y agosto", "in July and August", "im Juli und August"],
  [
    ...["2027-05-01", "2027-08-31", "de mayo a agosto"],
    ...["from May to August", "von Mai bis August"],
  ],
  [
    ...["2027-06-20", "2027-09-04", "del 20 de junio al 4 de septiembre"],
    ...["from 20 June to 4 September", "vom 20. Juni bis zum 4. September"],
  ],
  ["2027-06-24", "2027-06-24", "el 24 de junio", "on 24 June", "am 24. Juni"],
  [
    ...["2027-12-01", "2028-02-29", "de diciembre a febrero"],
    ...["from December to February", "von Dezember bis Februar"],
  ],
  [
    ...["2028-07-01", "2028-08-31", "en julio y agosto de 2028"],
    ...["in July and August 2028", "im Juli und August 2028"],
  ],
  [
    ...["2028-06-20", "2028-09-04", "del 20 de junio al 4 de septiembre de 2028"],
    ...["from 20 June to 4 September 2028", "vom 20. Juni bis zum 4. September 2028"],
  ],
  [
    ...["2028-12-01", "2029-01-31", "del 1 de diciembre de 2028 al 31 de enero de 2029"],
    ...["from 1 December 2028 to 31 January 2029", "vom 1. Dezember 2028 bis zum 31. Januar 2029"],
  ],
])("%s to %s, said on 15 June 2027", (from = "", to = "", ...texts) => {
  const said = (["es", "en", "de"] as const).map((language) =>
    daysInWords({ from, to }, "2027-06-15", language),
  );
  expect(said).toEqual(texts);
});

test("the year is named of days that end a year from now or later", () => {
  const days = { from: "2027-06-01", to: "2027-06-30" };
  expect(daysInWords(days, "2026-06-30", "en")).toBe("in June 2027");
  expect(daysInWords(days, "2026-07-01", "en")).toBe("in June");
});
