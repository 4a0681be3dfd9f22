import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { HomeDay } from "../../../src/site/sections/day-ruler";
import { plain, showSection, textsOf } from "../../model/show-section";
import { englishPackage, englishTrip, pricesOf } from "./english-trip";

const evening = englishTrip({ jsonId: "evening", title: "Evening", start: "17:30", end: "21:00" });

const showAt = (query: string) => {
  history.replaceState(null, "", `/en/${query}`);
  return showSection(
    <HomeDay
      content={{ heading: "On the water", lead: "Lead" }}
      link="All trips"
      prices={pricesOf(englishPackage(290, evening))}
    />,
    "en",
    { today: "2027-06-15", season: { from: "april", to: "october" } },
  );
};

test("a trip has its name, its price and its hours; what is usual has no heading", () => {
  const shown = showAt("");
  expect(textsOf(shown, "li a > span").slice(0, 3).map(plain)).toEqual([
    "Evening",
    "€290.00",
    "17:30–21:00 · 3.5 hrs",
  ]);
  expect(textsOf(shown, "section b:not([aria-hidden] *)")).toEqual([]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("the chosen day and its sunset are named, to the ear too; taken away, the focus goes to what it was the day of", () => {
  showAt("?day=2027-07-14&utm_source=x");
  expect(screen.getByText("Wednesday 14 July")).toBeVisible();
  expect(screen.getByText("sunset")).toBeVisible();
  expect(screen.getByText("sunset").closest("[aria-hidden]")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Clear the day" }));
  expect(screen.queryByText("Wednesday 14 July")).toBeNull();
  expect(location.search).toBe("?utm_source=x");
  expect(screen.getByRole("heading", { name: "On the water" })).toHaveFocus();
});
