import { dateProblem } from "../../../../src/site/features/enquiry/enquiry-fields";
import { WHOLE_YEAR, type Season } from "../../../../src/model/season";

const TODAY = "2027-06-15";
const summer: Season = { from: "may", to: "september" };
const repaired: Season = { ...summer, closed: [{ from: "2027-08-03", to: "2027-08-05" }] };
const winter: Season = { from: "november", to: "february" };

test.each<[string, Season, string | undefined]>([
  ["2027-06-15", summer, undefined],
  ["2027-06-14", summer, "contact:datePast"],
  ["1926-06-15", summer, "contact:datePast"],
  ["2027-09-30", summer, undefined],
  ["2027-10-01", summer, "contact:dateOffSeason"],
  ["2028-04-30", summer, "contact:dateOffSeason"],
  ["2028-05-01", summer, undefined],
  ["2028-02-29", WHOLE_YEAR, undefined],
  ["2028-02-29", winter, undefined],
  ["2027-12-31", winter, undefined],
  ["2028-03-01", winter, "contact:dateOffSeason"],
  ["2027-08-02", repaired, undefined],
  ["2027-08-03", repaired, "trips:shownOutside"],
  ["2027-08-05", repaired, "trips:shownOutside"],
  ["2027-08-06", repaired, undefined],
  ["2027-10-01", repaired, "contact:dateOffSeason"],
  ["2029-02-29", summer, "contact:dateInvalid"],
  ["2027-04-31", summer, "contact:dateInvalid"],
  ["", summer, "contact:dateInvalid"],
  ["12027-06-15", summer, "contact:dateInvalid"],
  ["15/06/2027", summer, "contact:dateInvalid"],
  ["mañana", summer, "contact:dateInvalid"],
])("%s, with the season %o: %s", (date, season, problem) => {
  expect(dateProblem(date, TODAY, season)).toBe(problem);
});
