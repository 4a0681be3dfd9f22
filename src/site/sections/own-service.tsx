import { graphql } from "gatsby";
import styled from "styled-components";
import { routes } from "../../model/routes";
import { Inline, Stack, Tag } from "../elements/text";
import { GoLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { Written } from "../features/language/written";
import { Picture } from "../features/picture/picture";
import { List } from "./service-list";

const Own = styled(List)`
  article {
    align-items: start;
  }
  h2 {
    margin-top: var(--s6);
    font-size: var(--step-2);
  }
  ul {
    padding-left: 1.25rem;
    list-style: disc;
  }
`;

/** What a service's own page says besides its title and its sentence. */
export const OwnService = ({ service }: { service: Queries.OwnServiceFragment }) => {
  const t = useMessages();
  const { condition, picture, page } = service;
  return (
    <Own as="section">
      <article>
        <Picture picture={picture} sizes="(min-width: 40rem) 58vw, 100vw" ratio="3 / 2" eager />
        <Stack>
          {condition && (
            <p>
              <Tag>{condition}</Tag>
            </p>
          )}
          {page?.paragraphs?.map(({ text }) => (
            <p key={text.text}>
              <Written text={text} />
            </p>
          ))}
          {page?.list && (
            <ul>
              {page.list.map(({ label }) => (
                <li key={label}>
                  <Inline text={label} />
                </li>
              ))}
            </ul>
          )}
          {page?.trips && page.trips.length > 0 && (
            <section aria-labelledby="suiting">
              <h2 id="suiting">{t("trips:suiting")}</h2>
              {page.trips.map(({ trip: { jsonId, title } }) => (
                <p key={jsonId}>
                  <GoLink to={`${routes.trips}#${jsonId}`}>{title}</GoLink>
                </p>
              ))}
            </section>
          )}
        </Stack>
      </article>
    </Own>
  );
};

export const fragment = graphql`
  fragment OwnService on Service {
    condition(language: $language)
    picture {
      ...Photo
    }
    page {
      paragraphs {
        text(language: $language) {
          ...Written
        }
      }
      list {
        label(language: $language)
      }
      questions {
        question(language: $language)
        answer(language: $language) {
          ...Written
        }
      }
      trips {
        trip {
          jsonId
          title(language: $language)
        }
      }
    }
  }
`;
