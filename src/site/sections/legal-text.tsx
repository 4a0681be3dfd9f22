import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { PageEnd, Container } from "../elements/section";
import { DeferredStyles } from "../features/deferred-styles";
import { useMessages } from "../features/language/use-messages";
import { container } from "../style/media";
import { Small } from "../elements/text";

const Grid = styled.div`
  display: grid;
  gap: var(--s6) 5rem;
  ${container.ample} {
    grid-template-columns: 4fr 8fr;
    align-items: start;
  }
`;

const Contents = styled.nav`
  border-top: 1.5px solid var(--ink);
  font-size: var(--step--1);

  h2 {
    font: 600 var(--step--1) / 1.3 var(--sans);
    letter-spacing: 0;
    padding-block: 0.8rem 0.3rem;
  }
  li {
    counter-increment: contents;
  }
  a {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    min-height: var(--touch);
    padding: 0.3rem 0.75rem 0.3rem 0;
    color: var(--ink);
    text-decoration: none;
    border-bottom: 1px solid var(--line);
    line-height: 1.3;
  }
  a:hover {
    color: var(--sea);
  }
  a::before {
    content: counter(contents) ".";
    /* With an empty alternative text, since screen readers already announce the list's numbers. */
    content: counter(contents) "." / "";
    min-width: 1.4rem;
    color: var(--ink-2);
  }
  ${container.ample} {
    position: sticky;
    top: 7rem;
    max-height: calc(100svh - 8rem);
    overflow-y: auto;
  }
`;

const Prose = styled.div`
  max-width: 42rem;
  min-width: 0;
  overflow-wrap: break-word;

  & > section {
    scroll-margin-top: 6rem;
    margin-bottom: var(--s7);
  }
  h2 {
    font-size: var(--step-2);
    letter-spacing: -0.01em;
    margin-bottom: var(--s3);
  }
  h3 {
    font: 600 var(--step-0) / 1.4 var(--sans);
    letter-spacing: 0;
  }
  :is(div, section section) > * + * {
    margin-top: var(--s4);
  }
  p {
    max-width: none;
  }
  ul li {
    position: relative;
    padding-left: 1.4rem;
  }
  ul li + li {
    margin-top: 0.4rem;
  }
  ul li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 0.8em;
    width: 0.75rem;
    height: 1px;
    background: var(--sea);
  }
`;

type Appendix = { id: string; title: string; body: ReactNode };

type Props = {
  content: Queries.LegalTextFragment;
  /** Sections after those of the content. */
  appendices?: Appendix[];
};

export const LegalText = ({ content, appendices = [] }: Props) => {
  const t = useMessages();
  // Of some sections nothing may hold for this site. Rendered from Markdown at build time; raw HTML in it is escaped.
  const own = content.sections.flatMap(({ body, ...section }) =>
    body ? { ...section, body: <section dangerouslySetInnerHTML={{ __html: body }} /> } : [],
  );
  const sections = [...own, ...appendices];
  return (
    <>
      <Grid as={Container}>
        <Contents aria-labelledby="contents">
          <h2 id="contents">{t("legal:contents")}</h2>
          <ol>
            {sections.map(({ id, title }) => (
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
              {body}
            </section>
          ))}
          <Small>{t("legal:updated", { month: content.updatedMonth })}</Small>
        </Prose>
      </Grid>
      <DeferredStyles />
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
