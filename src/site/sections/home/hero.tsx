import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../../elements/button";
import { LocalLink } from "../../features/language/local-link";
import { useMessages } from "../../features/language/use-messages";
import { DayField } from "../../features/outing/day-field";
import { routes } from "../../../model/routes";
import { Picture } from "../../features/picture/picture";
import { media } from "../../style/media";
import { whole } from "../../style/whole";
import { Container } from "../../elements/section";
import { Inline } from "../../elements/text";

/**
 * The picture takes what the text leaves of its height: on phones it is above it and fades into the background, on large
 * screens it also lies behind the text, and stays lit beside it.
 */
const Root = styled.section`
  ${whole}
  display: grid;
  grid-template: auto minmax(clamp(3rem, 26svh - 6rem, 8.5rem), 1fr) auto / minmax(0, 1fr);
  min-height: min(100svh - 4.25rem - var(--strip), 36rem);
  background: rgb(var(--scrim));
  color: var(--paper);

  ${media.large} {
    min-height: clamp(40rem, 40.5vw, 48.75rem);
  }
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

const Photo = styled(Picture)`
  grid-row: 2;
  contain: size;
  margin-bottom: -2.25rem;
  background: rgb(var(--scrim));

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background: linear-gradient(
      0deg,
      rgb(var(--scrim)) 1rem,
      rgb(var(--scrim) / 0.74) 2.5rem,
      rgb(var(--scrim) / 0) 6.5rem
    );
  }
  ${media.large} {
    grid-row: 2 / 4;
    grid-column: 1;
    margin: 0;
    /* Measured on hero.jpg: the contrast of the headline is at least 3:1, that of the small text 4.5:1. */
    &::after {
      background:
        radial-gradient(
          62% 96% at 0 72%,
          rgb(var(--scrim) / 0.86) 0,
          rgb(var(--scrim) / 0.82) 48%,
          rgb(var(--scrim) / 0.68) 70%,
          rgb(var(--scrim) / 0.34) 84%,
          rgb(var(--scrim) / 0.1) 94%,
          rgb(var(--scrim) / 0) 100%
        ),
        linear-gradient(
          0deg,
          rgb(var(--scrim) / 0.82) 0,
          rgb(var(--scrim) / 0.72) 5.5rem,
          rgb(var(--scrim) / 0) 10.5rem
        );
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Text = styled(Container)`
  --focus: var(--paper);
  position: relative;
  grid-area: 3 / 1;
  padding-bottom: var(--s5);

  ${media.large} {
    padding-bottom: var(--s6);
  }
  ${media.print} {
    padding-block: 2rem;
  }
`;

/**
 * On phones its lines leave some room, so that they break at the same words in the fallback font; on large screens they
 * end before the bow.
 */
const Heading = styled.h1`
  font-size: clamp(1.75rem, 9vw, 2.875rem);

  & > * {
    display: block;
  }
  ${media.large} {
    font-size: clamp(2.625rem, 4.2vw, 3.75rem);
  }
  ${media.low} {
    & > * {
      display: inline;
    }
  }
`;

/** A low window shows the button instead. */
const Intro = styled.p`
  max-width: 31rem;
  margin-top: var(--s3);
  font-size: var(--step-0);
  line-height: 1.42;

  ${media.large} {
    max-width: min(31rem, 38vw);
    margin-top: var(--s4);
    font-size: var(--step-1);
  }
  @media (max-width: 40rem) and (max-height: 44rem), (max-height: 30rem) {
    display: none;
  }
`;

/** What is wrong with a day takes the place of the facts below it, so that nothing moves. */
const Ask = styled(DayField)`
  position: relative;
  max-width: 34rem;
  margin-top: var(--s4);

  & > :first-child {
    flex: 1 1 100%;
  }
  ${Button} {
    flex: 1 0 auto;
    min-height: 4rem;
    padding-inline: 1.125rem;
  }
  /* Below the field, the button leaves room for the one at the right edge. */
  @media (max-width: 21.99rem) {
    > :first-child > :first-child {
      flex-basis: 100%;
    }
    ${Button} {
      flex-grow: 0;
    }
  }
  [role="status"] {
    position: absolute;
    inset: 100% 0 auto;
    padding-top: var(--s3);

    button {
      color: inherit;
    }
  }
  &:has([role="status"] > p) ~ * {
    visibility: hidden;
  }
  ${media.large} {
    width: min(34rem, 44vw);
    margin-top: var(--s5);
  }
`;

const Facts = styled.ul`
  margin-top: var(--s3);
  font-size: var(--step--1);
  line-height: 1.4;

  li {
    display: inline;
  }
  li + li::before {
    content: "\u00a0· ";
  }
  ${media.large} {
    margin-top: var(--s5);
    font-size: var(--step-0);
  }
`;

const Sure = styled.p`
  max-width: none;
  margin-top: 0.4rem;
  font-size: var(--step--1);
  line-height: 1.4;
  text-wrap: pretty;
`;

type Props = {
  content: Queries.HeroFragment;
  notices: ReactNode;
  /** Whether at least one trip has a price. */
  priced: boolean;
};

export const Hero = ({ content, notices, priced }: Props) => {
  const t = useMessages();
  return (
    <Root aria-labelledby="hero">
      {notices}
      <Photo picture={content.picture} sizes="100vw" eager />
      <Text>
        <Heading id="hero">
          <span>{content.heading}</span> <i>{content.headingSecond}</i>
        </Heading>
        <Intro>
          <Inline text={content.lead} />
        </Intro>
        <Ask
          beside={
            <Button as={LocalLink} to={routes.booking} $look="book">
              {t("layout:bookNow")}
            </Button>
          }
        />
        <Facts>
          {priced && (
            <li>
              <b>{content.facts.price}</b> {content.facts.priceMore}
            </li>
          )}
          <li>
            <b>{content.facts.guests}</b>, {content.facts.guestsMore}
          </li>
          <li>{content.facts.departure}</li>
        </Facts>
        <Sure>{content.sure}</Sure>
      </Text>
    </Root>
  );
};

export const fragment = graphql`
  fragment Hero on HomePage {
    heading(language: $language)
    headingSecond(language: $language)
    lead(language: $language)
    sure(language: $language)
    picture {
      ...WidePhoto
    }
    facts {
      guests(language: $language)
      guestsMore(language: $language)
      price(language: $language)
      priceMore(language: $language)
      departure(language: $language)
    }
  }
`;
