import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Button, ButtonRow } from "../../elements/button";
import { Inline } from "../../elements/inline";
import { GoLink, LocalLink } from "../../features/language/local-link";
import { useMessages } from "../../features/language/use-messages";
import { routes } from "../../../model/routes";
import { Facts, Heading, Intro, Photo, Root, Text } from "./hero.styles";

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
