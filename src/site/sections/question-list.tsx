import { graphql } from "gatsby";
import styled from "styled-components";
import { Columns } from "../elements/columns";
import { Question } from "../elements/question";
import { GoLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { Written } from "../features/language/written";
import { useSite } from "../features/site";
import { routes, type RouteName } from "../../model/routes";
import { Container } from "../elements/section";
import { Title } from "../elements/text";

const Root = styled.section`
  padding-top: var(--section);
`;

/** The width of the arrow and the space after it. */
const INDENT = "1.75rem";

const Item = styled(Question)`
  summary {
    align-items: baseline;
    padding-block: 0.875rem;
    font: 440 var(--step-1) / 1.3 var(--serif);
    text-wrap: balance;

    &::before {
      content: "";
      width: 0.5rem;
      height: 0.5rem;
      margin-inline: 0.125rem calc(${INDENT} - 0.625rem);
      border: solid var(--sea);
      border-width: 0 1.5px 1.5px 0;
      translate: 0 -0.125rem;
      rotate: -45deg;
    }
  }
  summary > span {
    min-width: 0;
  }
`;

/** Below its question, which may take three lines. */
const Answer = styled.div`
  padding: 0 0 var(--s4) ${INDENT};
  scroll-margin-top: 6rem;
`;

type Props = {
  heading: string;
  questions: readonly (Pick<Queries.QuestionFragment, "question" | "answer"> & {
    jsonId?: string;
    /** Which tells more. */
    page?: string | null;
  })[];
  /** The ids of those to whose answer a link leads, which thereby unfolds. */
  linked?: readonly string[];
};

export const QuestionList = ({ heading, questions, linked = [] }: Props) => {
  const t = useMessages();
  const { emptyPages } = useSite();
  if (questions.length === 0) return null;
  return (
    <Root aria-labelledby="questions">
      <Columns as={Container} $split="5fr 7fr" $gap="var(--s5) 6rem">
        <Title id="questions" $step={3}>
          {heading}
        </Title>
        <div>
          {questions.map(({ jsonId = "", question, answer, page }) => (
            <Item key={question} question={question}>
              <Answer id={linked.includes(jsonId) ? `answer-${jsonId}` : undefined}>
                <p>{answer && <Written text={answer} />}</p>
                {page && !emptyPages.includes(page) && (
                  // The content check allows the names of pages only.
                  <GoLink to={routes[page as RouteName]}>
                    {t(`navigation:${page as RouteName}`)}
                  </GoLink>
                )}
              </Answer>
            </Item>
          ))}
        </div>
      </Columns>
    </Root>
  );
};

export const fragment = graphql`
  fragment Question on Question {
    ...PageQuestion
    page
  }
`;
