import { renderToStaticMarkup } from "react-dom/server";
import { QuestionList } from "../../../src/site/sections/question-list";
import { LanguageProvider } from "../features/language-provider";

test("without an answered question there is no section and no heading", () => {
  const list = <QuestionList heading="Questions" questions={[]} />;
  expect(renderToStaticMarkup(<LanguageProvider>{list}</LanguageProvider>)).toBe("");
});
