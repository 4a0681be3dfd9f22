import styled from "styled-components";
import { Picture } from "../../features/picture/picture";
import { container, media } from "../../style/media";
import { INSET } from "./boarding-card.styles";

export const Rest = styled.section`
  display: grid;
  gap: var(--s5) var(--s7);
  padding: clamp(1.25rem, 3vw, 2.25rem) ${INSET};

  > * {
    display: grid;
    align-content: start;
    min-width: 0;
  }
  > :first-child {
    gap: var(--s3);
  }
  > :last-child {
    gap: var(--s5);
  }
  h3 {
    font-size: 1.3125rem;
  }
  h3 + p {
    margin-top: var(--s2);
  }
  :is(p, li) {
    font-size: var(--step--1);
    line-height: 1.5;
  }
  ${container.medium} {
    grid-template-columns: 5fr 6fr;
  }
  ${media.print} {
    flex: 1;
    grid-template-columns: 1fr 1fr;
    gap: 4mm 6mm;
    padding: 5mm;

    > :last-child {
      gap: 3.2mm;
    }
    h3 {
      font-size: 11.5pt;

      + * {
        margin-top: 1mm;
      }
    }
    :is(p, li) {
      line-height: 1.4;
    }
  }
`;

export const Bring = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin-top: var(--s2);

  li {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
  }
  svg {
    position: relative;
    top: 0.2em;
    color: var(--sea);
  }
`;

export const Skipper = styled.div`
  display: flex;
  gap: 0.875rem;
  align-items: center;
`;

export const Portrait = styled(Picture)`
  flex: none;
  width: 3.5rem;
  aspect-ratio: 1;
  border-radius: 50%;
`;

export const Phone = styled.p`
  && {
    font: 500 1.4375rem/1.2 var(--serif);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: inherit;
  }
  ${media.print} {
    a {
      min-height: 0;
      text-decoration: none;
    }
  }
`;
