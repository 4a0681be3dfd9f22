import { graphql } from "gatsby";
import styled from "styled-components";
import { Avatar } from "../../elements/avatar";
import { Section, Container } from "../../elements/section";
import { Stars } from "../../elements/stars";
import { GoLink } from "../../features/language/local-link";
import { useMessages } from "../../features/language/use-messages";
import { InLanguage } from "../../features/language/written";
import { routes } from "../../../model/routes";
import { media } from "../../style/media";
import { SectionHeader } from "../section-header";
import { Small, Tag } from "../../elements/text";

const Translated = styled(Small).attrs({ as: "span" })`
  display: block;
`;

/** Featured reviews are always shown with five stars. */
const RATING = 5;

/** Between a quote and the line beside it. */
const INSET = "clamp(1.5rem, 8vw - 2rem, 4.5rem)";

const Columns = styled.div`
  display: grid;
  gap: var(--s6);

  figure {
    display: flex;
    flex-direction: column;
    gap: var(--s4);
    align-items: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  blockquote {
    font: italic 440 clamp(1.3125rem, 1.1rem + 1.1vw, 2rem) / 1.34 var(--serif);
    letter-spacing: -0.005em;
    text-wrap: pretty;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.875rem;
    margin-top: auto;
    line-height: 1.4;

    > :nth-child(2) > * {
      display: flex;
    }
  }
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
    gap: var(--s7) 0;

    figure {
      padding-right: ${INSET};
    }
    figure:nth-child(even) {
      padding: 0 0 0 ${INSET};
      border-left: 1px solid var(--line);
    }
  }
`;

type Props = {
  content: Queries.QuotesFragment["reviews"];
  reviews: readonly Queries.QuoteFragment[];
};

export const Quotes = ({ content, reviews }: Props) => {
  const t = useMessages();
  if (reviews.length === 0) return null;
  return (
    <Section aria-labelledby="reviews">
      <Container>
        <SectionHeader>
          <h2 id="reviews">{content.heading}</h2>
          <GoLink to={routes.reviews}>{content.link}</GoLink>
        </SectionHeader>
        <Columns>
          {reviews.map(({ jsonId, name, text, original, sample }) => (
            <figure key={jsonId}>
              <blockquote lang={text.language ?? undefined}>
                {t("reviews:quote", { text: text.text })}
              </blockquote>
              <figcaption>
                <Avatar name={name} />
                <span>
                  {name} <InLanguage text={text} />
                  {!text.language && original.languageName && (
                    <Translated>
                      {t("reviews:translated", { language: original.languageName })}
                    </Translated>
                  )}
                  <Stars rating={RATING} label={t("reviews:stars", { rating: RATING })} />
                </span>
                {sample && <Tag>{t("reviews:sample")}</Tag>}
              </figcaption>
            </figure>
          ))}
        </Columns>
      </Container>
    </Section>
  );
};

export const fragment = graphql`
  fragment Quotes on HomePage {
    reviews {
      heading(language: $language)
      link(language: $language)
    }
  }

  fragment Quote on Review {
    jsonId
    name
    text(language: $language) {
      ...Written
    }
    original: text(language: $language, original: true) {
      languageName
    }
    sample
  }
`;
