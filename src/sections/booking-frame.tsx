import { graphql } from "gatsby";
import styled from "styled-components";
import { Button } from "../elements/button";
import { ExternalLink } from "../elements/external-link";
import { Icon } from "../elements/icon";
import { Small, Stack } from "../elements/text";
import { useLanguage } from "../features/language/use-language";
import { bookingPage } from "../providers/booking-widget";
import { useWords } from "../features/language/use-words";

const Frame = styled.section`
  border: 1px solid var(--ink);
  background: var(--paper-raised);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  align-items: baseline;
  justify-content: space-between;
  padding: 1rem 1.25rem;
  border-bottom: 1px solid var(--line);

  h2 {
    font-size: var(--step-2);
  }
`;

const Body = styled(Stack)`
  display: grid;
  align-content: center;
  justify-items: start;
  min-height: 22rem;
  padding: clamp(1.25rem, 5vw, 4rem);
`;

type Props = { words: Queries.BookingFrameFragment["calendar"]; company: string };

/** The way to the provider's calendar, in the page's language. */
export const BookingFrame = ({ words, company }: Props) => {
  const t = useWords();
  const { language } = useLanguage();
  return (
    <Frame aria-labelledby="calendar">
      <Top>
        <h2 id="calendar">{words.heading}</h2>
        <Small as="span">{words.aside}</Small>
      </Top>
      <Body>
        <p>{words.text}</p>
        <Button
          as={ExternalLink}
          href={bookingPage(company, language)}
          notice={t("layout:newTab")}
          $look="sea"
        >
          {words.link}
          <Icon name="out" />
        </Button>
      </Body>
    </Frame>
  );
};

export const fragment = graphql`
  fragment BookingFrame on BookingPage {
    calendar {
      heading(language: $language)
      aside(language: $language)
      text(language: $language)
      link(language: $language)
    }
  }
`;
