import { graphql } from "gatsby";
import styled from "styled-components";
import { servicePath } from "../document/outing-address";
import { Container, MinorSection } from "../elements/section";
import { GoLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: 0 var(--s6);

  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
    align-items: center;
    justify-content: space-between;
    min-height: var(--touch);
    border-top: 1px solid var(--line);
  }
  dt {
    font-weight: 600;
  }
`;

const FACTS = ["steps", "quay", "deck"] as const;

/** How one gets on board, for whom steps are a question; of what the owner has not entered, where to ask. */
export const Access = ({ meeting: { access } }: Queries.AccessFragment) => {
  const t = useMessages();
  return (
    <MinorSection aria-labelledby="access">
      <Container>
        <h2 id="access">{t("trips:access")}</h2>
        <Facts>
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{t(`trips:${fact}`)}</dt>
              <dd>
                {access?.[fact] ?? (
                  <GoLink to={servicePath("access")} about={t(`trips:${fact}`)}>
                    {t("trips:askUs")}
                  </GoLink>
                )}
              </dd>
            </div>
          ))}
        </Facts>
      </Container>
    </MinorSection>
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
