import styled from "styled-components";

export const Container = styled.div`
  width: min(100% - 2 * var(--gutter), var(--page));
  margin-inline: auto;
`;

export const Section = styled.section`
  padding-block: var(--section);
`;

/** Of what few ask. */
export const MinorSection = styled(Section)`
  padding-block: var(--s5);

  & + & {
    padding-top: 0;
  }
  h2 {
    margin-bottom: var(--s2);
    font-size: var(--step-2);
  }
`;

/** The space before the footer on pages that do not end in a section. */
export const PageEnd = styled.div`
  height: calc(var(--section) * 1.2);
`;
