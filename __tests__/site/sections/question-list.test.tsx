/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { QuestionList } from "../../../src/site/sections/question-list";
import { LanguageProvider } from "../features/language-provider";

const question = (part: Partial<Queries.QuestionFragment>) => ({
  jsonId: "one",
  question: "How deep is it?",
  answer: "Off *Cala Clara*, five metres.",
  page: null,
  ...part,
});

const show = (...questions: Queries.QuestionFragment[]) =>
  render(
    <LanguageProvider language="en" messages={{ navigation: { trips: "Trips" } }}>
      <QuestionList heading="Questions" questions={questions} />
    </LanguageProvider>,
  ).container;

test("each question unfolds to its answer, with a link to the page that says more", () => {
  show(question({}), question({ jsonId: "two", question: "Where to?", page: "trips" }));
  const section = screen.getByRole("region", { name: "Questions" });
  const [first, second] = within(section).getAllByRole("group");
  expect(first).toHaveTextContent("How deep is it?Off Cala Clara, five metres.");
  expect(first?.querySelector("i")).toHaveTextContent("Cala Clara");
  expect(first?.querySelector("a")).toBeNull();
  expect(second?.querySelector("summary")).toHaveTextContent("Where to?");
  expect(second?.querySelector("a")).toHaveTextContent("Trips");
  expect(second?.querySelector("a")).toHaveAttribute("href", "/en/excursiones/");
});

test("without an answered question there is no section and no heading", () => {
  expect(show()).toBeEmptyDOMElement();
});
