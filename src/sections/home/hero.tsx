import { graphql } from "gatsby";
import { Button, ButtonRow } from "../../elements/button";
import { Inline } from "../../elements/inline";
import { GoLink } from "../../features/language/go-link";
import { LocalLink } from "../../features/language/local-link";
import { routes } from "../../routes";
import { Facts, Ground, Heading, Intro, Photo, Text } from "./hero-parts";
import { useWords } from "../../features/language/use-words";

type Props = {
  words: Queries.HeroFragment;
  /** Whether there is a price to tell. */
  priced: boolean;
};

/** The first screen: one picture, one promise, Book now. */
export const Hero = ({ words, priced }: Props) => {
  const t = useWords();
  return (
    <Ground aria-labelledby="hero">
      <Photo picture={words.picture} sizes="100vw" eager />
      <Text>
        <Heading id="hero">
          <span>{words.heading}</span> <i>{words.headingSecond}</i>
        </Heading>
        <Intro>
          <Inline text={words.lead} />
        </Intro>
        <ButtonRow>
          <Button as={LocalLink} to={routes.booking} $look="book">
            {t("layout:bookNow")}
          </Button>
          <GoLink to={routes.trips}>{words.tripsLink}</GoLink>
        </ButtonRow>
        <Facts>
          <li>
            <b>{words.facts.guests}</b> <span>{words.facts.guestsMore}</span>
          </li>
          {priced && (
            <li>
              <b>{words.facts.price}</b> <span>{words.facts.priceMore}</span>
            </li>
          )}
          <li>{words.facts.departure}</li>
        </Facts>
      </Text>
    </Ground>
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
