import { graphql } from "gatsby";
import styled from "styled-components";
import { Avatar } from "../elements/avatar";
import { Picture } from "../features/picture/picture";
import { useMessages } from "../features/language/use-messages";
import { container } from "../style/media";
import { Container } from "../elements/section";
import { HeadingRow } from "./section-header";
import { Small, Stack } from "../elements/text";

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;
  margin-top: var(--s2);

  ${container.ample} {
    margin-top: 0;
  }
`;

const Portrait = styled(Picture)`
  width: clamp(6rem, 20vw, 11rem);
  aspect-ratio: 4 / 5;
`;

const Words = styled(Stack)`
  overflow-wrap: anywhere;

  h3 {
    font-size: var(--step-2);
  }
  & > * + * {
    margin-top: var(--s2);
  }
`;

/** Who takes the boat out; nothing until the owner has named somebody. Initials stand for a missing portrait. */
export const Skipper = ({ content }: { content: Queries.SkipperFragment["skipper"] }) => {
  const t = useMessages();
  if (!content) return null;
  const { name, about, licence, picture } = content;
  return (
    <section aria-labelledby="skipper">
      <Container>
        <HeadingRow>
          <h2 id="skipper">{t("about:skipper")}</h2>
          <Person>
            {picture ? (
              <Portrait picture={picture} sizes="(min-width: 55rem) 11rem, 20vw" />
            ) : (
              <Avatar name={name} />
            )}
            <Words>
              <h3>{name}</h3>
              {about && <p>{about}</p>}
              {licence && (
                <Small>
                  {t("about:licence")}: {licence}
                </Small>
              )}
            </Words>
          </Person>
        </HeadingRow>
      </Container>
    </section>
  );
};

export const fragment = graphql`
  fragment Skipper on AboutPage {
    skipper {
      name
      about(language: $language)
      licence(language: $language)
      picture {
        ...Photo
      }
    }
  }
`;
