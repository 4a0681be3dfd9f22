/** @jest-environment jsdom */
import { PageQuestions } from "../../../src/site/sections/page-questions";
import { showSection, textsOf } from "../../model/show-section";
import { writtenText } from "../features/written-text";

const asked = (jsonId: string): Queries.PageQuestionFragment => ({
  jsonId,
  question: `¿Y ${jsonId}, en *Cala Clara*?`,
  answer: writtenText(`Sí, ${jsonId}.`),
});

const questions = ["boyas", "cabos", "defensas", "estachas"].map(asked);

test("a page shows the first three of its questions, closed, and where all of them are", () => {
  const shown = showSection(<PageQuestions on="prices" questions={questions} />, "de");
  expect(textsOf(shown, "h2")).toEqual(["Zum Preis"]);
  expect(textsOf(shown, "details:not([open])")).toEqual([
    "¿Y boyas, en Cala Clara?Sí, boyas.",
    "¿Y cabos, en Cala Clara?Sí, cabos.",
    "¿Y defensas, en Cala Clara?Sí, defensas.",
  ]);
  expect(shown.querySelector("a")?.getAttribute("href")).toBe("/de/contacto/#questions");
});

test("a page without an answered question has neither a heading nor a link for them", () => {
  expect(showSection(<PageQuestions on="booking" questions={[]} />, "es").innerHTML).toBe("");
});
