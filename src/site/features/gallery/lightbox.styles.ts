import styled from "styled-components";
import { SampleTag } from "../../elements/sample-tag";
import { media } from "../../style/media";

export const Dialog = styled.dialog`
  --focus: var(--glass);
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: rgb(var(--scrim));
  color: var(--paper);

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  min-height: 4.25rem;
  padding: 0.5rem var(--gutter);
`;

/** How many times larger a double tap makes a picture. */
export const MAGNIFICATION = 2.5;

/**
 * Leaves vertical swipes and pinches to the browser; horizontal swipes change the picture. While the picture or the
 * whole page is larger than the screen, all movements are the browser's, which scrolls.
 */
export const Stage = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  container-type: size;
  touch-action: pan-y pinch-zoom;
  user-select: none;

  &[data-scrolls] {
    overflow: auto;
    overscroll-behavior: contain;
    touch-action: pan-x pan-y pinch-zoom;
  }
  ${media.large} {
    padding-inline: 7rem;
  }
`;

export const Slide = styled.div`
  min-width: 0;
  min-height: 0;

  &:not([hidden]) {
    display: grid;
  }
  & > div {
    min-height: 0;
    background: none;
  }
  && img {
    object-fit: contain;
  }
  /* It stands in the caption. */
  ${SampleTag} {
    display: none;
  }
  &[data-magnified] {
    width: calc(${MAGNIFICATION} * min(100cqw, 100cqh * var(--ratio)));
    aspect-ratio: var(--ratio);
    margin: auto;
  }
`;

export const Caption = styled.p`
  font: italic 440 var(--step-1) / 1.35 var(--serif);

  ${SampleTag} {
    white-space: nowrap;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex: none;
  gap: 0.75rem;
`;

export const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 1px solid currentColor;
  border-radius: 50%;
  background: rgb(var(--scrim) / 0.7);
  color: inherit;
  cursor: pointer;

  &:hover {
    background: var(--paper);
    color: var(--ink);
  }
  &:focus-visible {
    border-radius: 50%;
  }
`;
