import { graphql } from "gatsby";
import styled from "styled-components";
import { enquiryPath } from "../document/outing-address";
import { Container } from "../elements/section";
import { GoLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { List, Root } from "./directions";

const Facts = styled(List)`
  row-gap: 0;

  li {
    min-height: 4rem;
    padding-block: var(--s2);
  }
  h3 {
    font: 600 var(--step-0) / 1.3 var(--sans);
    letter-spacing: 0;
  }
`;

const FACTS = ["steps", "quay", "deck"] as const;

/** How one gets on board, for whom steps are a question; of what the owner has not entered, where to ask. */
export const Access = ({ meeting: { access } }: Queries.AccessFragment) => {
  const t = useMessages();
  return (
    <Root aria-labelledby="access">
      <Container>
        <h2 id="access">{t("trips:access")}</h2>
        <Facts>
          {FACTS.map((fact) => (
            <li key={fact}>
              <h3>{t(`trips:${fact}`)}</h3>
              {access?.[fact] ? (
                <p>{access[fact]}</p>
              ) : (
                <GoLink to={enquiryPath("")} about={t(`trips:${fact}`)}>
                  {t("trips:askUs")}
                </GoLink>
              )}
            </li>
          ))}
        </Facts>
      </Container>
    </Root>
  );
};

export const fragment = graphql`
  fragment Access on LocationPage {
    meeting {
      access {
        quay(language: $language)
        steps(language: $language)
        deck(language: $language)
      }
    }
  }
`;
