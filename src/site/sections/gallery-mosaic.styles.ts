import styled, { css } from "styled-components";
import { container, media } from "../style/media";

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--s4);
  margin-bottom: var(--s5);

  h2 {
    font-size: var(--step-3);
  }
`;

/** Large screens: one large picture beside two small ones, then two of unequal width; repeats. */
const boat = css`
  grid-template-rows: repeat(2, clamp(14rem, 23vw, 32rem)) clamp(14rem, 29vw, 38rem);
  grid-auto-rows: clamp(14rem, 23vw, 32rem);

  li:nth-child(5n + 1) {
    grid-column: span 8;
    grid-row: span 2;
  }
  li:nth-child(5n + 2),
  li:nth-child(5n + 3) {
    grid-column: span 4;
  }
  li:nth-child(5n + 4) {
    grid-column: span 5;
  }
  li:nth-child(5n) {
    grid-column: span 7;
  }
`;

/** Large screens: rows of two pictures, the wider one alternately right and left. */
const experiences = css`
  grid-auto-rows: clamp(14rem, 28vw, 36rem);

  li:nth-child(4n + 1),
  li:nth-child(4n) {
    grid-column: span 5;
  }
  li:nth-child(4n + 2),
  li:nth-child(4n + 3) {
    grid-column: span 7;
  }
`;

/** Phones: wide pictures alternate with pairs of upright ones. */
export const Mosaic = styled.ul<{ $section: "boat" | "experiences" }>`
  display: grid;
  /* Not 1fr: WebKit widens such a column for the ratio of a picture that spans two and their gap. */
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 3px;

  li {
    aspect-ratio: 4 / 5;
  }
  ${({ $section }) =>
    $section === "boat"
      ? "li:nth-child(5n + 1), li:nth-child(5n + 4), li:nth-child(5n)"
      : "li:nth-child(4n + 3), li:nth-child(4n)"} {
    grid-column: 1 / -1;
    aspect-ratio: 3 / 2;
  }
  ${container.narrow} {
    && li {
      grid-column: 1 / -1;
      aspect-ratio: 1;
    }
  }
  ${media.large} {
    grid-template-columns: repeat(12, 1fr);
    gap: 6px;

    && li {
      aspect-ratio: auto;
    }
    && {
      ${({ $section }) => ($section === "boat" ? boat : experiences)}
    }
  }
`;

export const Caption = styled.span`
  position: absolute;
  z-index: 1;
  inset: auto 0 0;
  /* Beside the tab with WhatsApp, too. */
  padding: 2.5rem max(1rem, var(--gutter)) 0.75rem;
  color: var(--paper);
  background: linear-gradient(
    0deg,
    rgb(var(--scrim) / 0.82),
    rgb(var(--scrim) / 0.68) 60%,
    rgb(var(--scrim) / 0)
  );
  font: 500 var(--step--1) / 1.35 var(--sans);
  opacity: 0;
  visibility: hidden;
  transition-property: opacity, visibility;
  transition-duration: var(--quick);
`;

export const Tile = styled.a`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  background: var(--shallow-2);
  cursor: zoom-in;

  & > div {
    height: 100%;
  }
  img {
    transition: transform 1.2s var(--ease);
  }
  &:hover img {
    transform: scale(1.03);
  }
  &:is(:hover, :focus-visible) ${Caption} {
    opacity: 1;
    visibility: visible;
  }
  &:focus-visible {
    --focus: var(--paper);
    outline-offset: -6px;
    box-shadow: inset 0 0 0 8px var(--sea);
  }
  ${media.reducedMotion} {
    &:hover img {
      transform: none;
    }
  }
`;
