import { graphql } from "gatsby";
import styled from "styled-components";
import { Picture } from "../features/picture/picture";
import { useMessages } from "../features/language/use-messages";
import { Small } from "../elements/text";

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4) var(--s5);
  margin-top: var(--s4);
`;

export const Portrait = styled(Picture)`
  flex: 0 0 clamp(8rem, 24vw, 12rem);
  aspect-ratio: 4 / 5;
`;

const Words = styled.div`
  flex: 1 1 14rem;
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: var(--s2);
  }
`;

type Props = {
  content: Queries.SkipperFragment["skipper"];
  /** Whether the licence is named, too. */
  licensed?: boolean;
};

/** Who takes the boat out; nothing until the owner has named somebody. Without a portrait the words stand alone. */
export const Skipper = ({ content, licensed }: Props) => {
  const t = useMessages();
  if (!content) return null;
  const { name, about, licence, picture } = content;
  return (
    <section aria-labelledby="skipper">
      <h2 id="skipper">{t("about:skipper")}</h2>
      <Person>
        {picture && <Portrait picture={picture} sizes="(min-width: 50rem) 22rem, 24vw" />}
        <Words>
          <h3>{name}</h3>
          {about && <p>{about}</p>}
          {licensed && licence && (
            <Small>
              {t("about:licence")}: {licence}
            </Small>
          )}
        </Words>
      </Person>
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
