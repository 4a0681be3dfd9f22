import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Button, ButtonRow } from "../../elements/button";
import { GoLink, LocalLink } from "../../features/language/local-link";
import { useMessages } from "../../features/language/use-messages";
import { routes } from "../../../model/routes";
import { Picture } from "../../features/picture/picture";
import { media } from "../../style/media";
import { whole } from "../../style/whole";
import { Container } from "../../elements/section";
import { Inline } from "../../elements/text";

/**
 * As high as the window without header and cookie banner. Notices are at the top and the text at the bottom; the
 * picture takes what is left. It fades into the background, and on wide screens also lies behind the text.
 */
const Root = styled.section`
  ${whole}
  display: grid;
  grid-template: auto minmax(5.5rem, 1fr) auto / minmax(0, 1fr);
  min-height: min(100svh - 4.25rem - var(--strip), 46rem);
  background: rgb(var(--scrim));
  color: var(--paper);

  ${media.medium} {
    min-height: min(100svh - 4.25rem - var(--strip), 62rem);
  }
  ${media.wide} {
    min-height: min(100svh - 7.5rem - var(--strip), 54rem);
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
  ${media.wide} {
    grid-row: 2 / 4;
    grid-column: 1;
    margin: 0;
    /* Measured on hero.jpg: the contrast of the headline is at least 3:1, that of the small text 4.5:1. */
    &::after {
      background:
        linear-gradient(0deg, rgb(var(--scrim) / 0.62) 0, rgb(var(--scrim) / 0) 34%),
        radial-gradient(
          98% 104% at 0 100%,
          rgb(var(--scrim) / 0.88) 0,
          rgb(var(--scrim) / 0.78) 42%,
          rgb(var(--scrim) / 0.58) 64%,
          rgb(var(--scrim) / 0.46) 80%,
          rgb(var(--scrim) / 0) 100%
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
  padding-bottom: var(--s4);

  ${ButtonRow} {
    flex-direction: column;
    align-items: start;
    gap: var(--s1) var(--s5);
    margin-top: var(--s4);
  }
  ${ButtonRow} > a:last-child {
    color: var(--paper);
  }
  ${media.medium} {
    ${ButtonRow} {
      flex-direction: row;
      align-items: center;
    }
  }
  ${media.wide} {
    padding-bottom: var(--s5);
    ${ButtonRow} {
      margin-top: var(--s5);
    }
  }
  ${media.print} {
    padding-block: 2rem;
  }
`;

/** On phones its lines leave some room, so that they break at the same words in the fallback font. */
const Heading = styled.h1`
  font-size: clamp(1.75rem, 9vw, 2.875rem);

  & > * {
    display: block;
  }
  ${media.medium} {
    font-size: clamp(2.125rem, 6svh, var(--step-5));
  }
  ${media.wide} {
    font-size: var(--step-5);
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
  font-size: 1.0625rem;
  line-height: 1.42;

  ${media.medium} {
    font-size: var(--step-1);
  }
  ${media.wide} {
    margin-top: var(--s5);
  }
  @media (max-width: 40rem) and (max-height: 44rem), (max-height: 30rem) {
    display: none;
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  gap: 0 2rem;
  min-height: 3.75rem;
  margin-top: var(--s3);
  padding-top: var(--s2);
  border-top: 1px solid rgb(from var(--paper) r g b / 0.4);
  font-size: var(--step--1);
  line-height: 1.4;

  li:nth-child(3) {
    display: none;
  }
  ${media.medium} {
    li:nth-child(3) {
      display: block;
    }
  }
  ${media.wide} {
    gap: 0 3rem;
    margin-top: var(--s5);
  }
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
        <ButtonRow>
          <Button as={LocalLink} to={routes.booking} $look="book">
            {t("layout:bookNow")}
          </Button>
          <GoLink to={routes.trips}>{content.tripsLink}</GoLink>
        </ButtonRow>
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
      </Text>
    </Root>
  );
};

export const fragment = graphql`
  fragment Hero on HomePage {
    heading(language: $language)
    headingSecond(language: $language)
    lead(language: $language)
    tripsLink(language: $language)
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
