import styled from "styled-components";
import { ButtonRow } from "../../elements/button";
import { Container } from "../../elements/container";
import { Picture } from "../../elements/picture";
import { media } from "../../style/media";

/** On phones the picture is above the text and fades into its background. */
export const Photo = styled(Picture)`
  position: absolute;
  inset: 0 0 auto;
  height: 20rem;
  background: rgb(var(--scrim));

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background: linear-gradient(
      0deg,
      rgb(var(--scrim)) 0,
      rgb(var(--scrim) / 0.88) 14%,
      rgb(var(--scrim) / 0.6) 30%,
      rgb(var(--scrim) / 0) 54%
    );
  }
  ${media.print} {
    display: none;
  }
  ${media.medium} {
    height: 34rem;
  }
  ${media.wide} {
    inset: 0;
    height: auto;
    /* Measured on hero.jpg: the contrast of the headline is at least 3:1, that of the small text 4.5:1. */
    &::after {
      background:
        linear-gradient(0deg, rgb(var(--scrim) / 0.62) 0, rgb(var(--scrim) / 0) 34%),
        radial-gradient(
          98% 104% at 0 100%,
          rgb(var(--scrim) / 0.88) 0,
          rgb(var(--scrim) / 0.78) 42%,
          rgb(var(--scrim) / 0.58) 64%,
          rgb(var(--scrim) / 0.46) 80%,
          rgb(var(--scrim) / 0) 100%
        );
    }
  }
`;

export const Text = styled(Container)`
  position: relative;
  padding-block: 14rem 1.5rem;

  ${ButtonRow} {
    margin-top: var(--s5);
  }
  ${ButtonRow} > a:last-child {
    color: var(--paper);
  }
  ${media.medium} {
    padding-block: 23.5rem 1.75rem;
  }
  ${media.wide} {
    align-self: end;
    padding-block: 8rem 1.75rem;
  }
  ${media.print} {
    padding-block: 2rem;
  }
`;

export const Root = styled.section`
  --focus: var(--paper);
  position: relative;
  overflow: hidden;
  background: rgb(var(--scrim));
  color: var(--paper);

  ${media.wide} {
    display: grid;
    min-height: min(calc(100svh - 7.5rem), 52rem);
  }
`;

export const Heading = styled.h1`
  font-size: var(--step-5);

  & > * {
    display: block;
  }
`;

export const Intro = styled.p`
  max-width: 31rem;
  margin-top: var(--s4);
  font-size: var(--step-1);
  line-height: 1.42;
  ${media.wide} {
    margin-top: var(--s5);
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 2rem;
  margin-top: var(--s5);
  padding-top: var(--s4);
  border-top: 1px solid rgb(from var(--paper) r g b / 0.4);
  font-size: var(--step--1);

  span,
  li:nth-child(3) {
    display: none;
  }
  ${media.medium} {
    span {
      display: inline;
    }
    li:nth-child(3) {
      display: block;
    }
  }
  ${media.wide} {
    margin-top: var(--s7);
    gap: 0.25rem 3rem;
  }
`;
