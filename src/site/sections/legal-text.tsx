import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Container } from "../elements/container";
import { PageEnd } from "../elements/section";
import { Small } from "../elements/text";
import { useMessages } from "../features/language/use-messages";
import { Contents, Grid, Prose } from "./legal-text.styles";

type Appendix = { id: string; title: string; body: ReactNode };

type Props = {
  content: Queries.LegalTextFragment;
  /** Sections after those of the content. */
  appendices?: Appendix[];
};

export const LegalText = ({ content, appendices = [] }: Props) => {
  const t = useMessages();
  // Of some sections nothing may hold for this site.
  const sections = content.sections.filter(({ body }) => body);
  return (
    <>
      <Grid as={Container}>
        <Contents aria-labelledby="contents">
          <h2 id="contents">{t("legal:contents")}</h2>
          <ol>
            {[...sections, ...appendices].map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Prose>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {/* Rendered from Markdown at build time; raw HTML in it is escaped. */}
              <section dangerouslySetInnerHTML={{ __html: body }} />
            </section>
          ))}
          {appendices.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              <div>{body}</div>
            </section>
          ))}
          <Small>{t("legal:updated", { month: content.updatedMonth })}</Small>
        </Prose>
      </Grid>
      <PageEnd />
    </>
  );
};

export const fragment = graphql`
  fragment LegalText on LegalText {
    updatedMonth(language: $language)
    heading(language: $language)
    lead(language: $language)
    sections {
      id
      title(language: $language)
      body(language: $language)
    }
  }
`;
