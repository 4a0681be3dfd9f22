import { graphql } from "gatsby";
import styled from "styled-components";
import { Columns } from "../elements/columns";
import { Question } from "../elements/question";
import { GoLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { Written } from "../features/language/written";
import { routes } from "../../model/routes";
import { container, media } from "../style/media";
import { Container } from "../elements/section";
import { Title } from "../elements/text";

/** The number of questions on a page: more would be a second list of all. */
const MOST = 3;

const Root = styled.section`
  margin-top: var(--s7);
`;

/** A section, as what is around it: the reader views of browsers take away a `div` in which much of the text is a link. */
const Header = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--s5);

  ${container.ample} {
    display: block;
  }
`;

/** A folded text among others, with its mark at the end of the line. */
export const Folded = styled(Question)`
  summary {
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    padding-block: 0.6rem;
    font-weight: 600;
    line-height: 1.35;

    &::before {
      content: "";
      order: 1;
      width: 1.25rem;
      height: 1.25rem;
      background:
        linear-gradient(var(--sea) 0 0) center / 0.875rem 1.5px no-repeat,
        linear-gradient(var(--sea) 0 0) center / 1.5px 0.875rem no-repeat;

      ${media.forcedColors} {
        --sea: CanvasText;
        forced-color-adjust: none;
      }
    }
  }
  p {
    padding: 0 2.5rem var(--s4) 0;
    color: var(--ink-2);
  }
`;

type Props = {
  questions: readonly Queries.PageQuestionFragment[];
  on: Exclude<keyof Queries.QuestionAlsoOn, "guests">;
};

/** The first questions that a page raises, with their answers folded and a link to all questions; nothing without any. */
export const PageQuestions = ({ on, questions }: Props) => {
  const t = useMessages();
  if (questions.length === 0) return null;
  return (
    <Root aria-labelledby="questions">
      <Columns as={Container} forwardedAs="section" $split="4fr 8fr" $gap="var(--s3) var(--s7)">
        <Header>
          <Title id="questions" $step={2}>
            {t(`questions:${on}`)}
          </Title>
          <GoLink to={`${routes.contact}#questions`}>{t("questions:all")}</GoLink>
        </Header>
        <div>
          {questions.slice(0, MOST).map(({ jsonId, question, answer }) => (
            <Folded key={jsonId} question={question}>
              <p>{answer && <Written text={answer} />}</p>
            </Folded>
          ))}
        </div>
      </Columns>
    </Root>
  );
};

export const fragment = graphql`
  fragment PageQuestion on Question {
    jsonId
    question(language: $language)
    answer(language: $language) {
      ...Written
    }
  }
`;
