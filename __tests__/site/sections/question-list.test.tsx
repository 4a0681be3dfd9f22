import { renderToStaticMarkup } from "react-dom/server";
import { QuestionList } from "../../../src/site/sections/question-list";
import { LanguageProvider } from "../features/language-provider";

const question = { jsonId: "film", question: "Do you film?", answer: null, page: "gallery" };

const markupOf = (questions: Queries.QuestionFragment[], emptyPages: string[] = []) =>
  renderToStaticMarkup(
    <LanguageProvider>
      <QuestionList heading="Questions" questions={questions} emptyPages={emptyPages} />
    </LanguageProvider>,
  );

test("without an answered question there is no section and no heading", () => {
  expect(markupOf([])).toBe("");
});

test("an answer leads to its page, unless that has nothing to show", () => {
  expect(markupOf([question])).toContain("/galeria/");
  expect(markupOf([question], ["gallery"])).not.toContain("/galeria/");
});
