import { css } from "styled-components";
import { media } from "./media";

/** Begins the global style sheet. */
export const rootStyle = (tokens: string) =>
  css`
    @property --t {
      syntax: "<number>";
      inherits: true;
      initial-value: 19;
    }
    :root {
      ${tokens} --focus: var(--sea);
      --rose-ground: var(--paper);
      --rose-ray: var(--sea);
    }
  `.join("");

/** It is static, so `gatsby-ssr.tsx` inlines it into the head of each page and it adds no JavaScript. */
export const globalStyle = css`
  ${media.reducedMotion} {
    :root {
      --quick: 1ms;
      --calm: 1ms;
      --sunwise: 1ms;
    }
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 6rem;
  }
  /* Prevents scrolling behind an open dialog. */
  html:has(dialog:is(:modal, :popover-open)) {
    overflow: hidden;
  }
  ${media.large} {
    :root {
      --strip: 4rem;
    }
  }
  ${media.high} {
    /* Keeps the focused element above the banner. Of a text area, browsers only scroll one line into view. */
    :root[data-cookie-banner] {
      scroll-padding-bottom: min(14rem, 50vh);
    }
  }
  body {
    position: relative;
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 var(--step-0)/1.6 var(--sans);
    font-variant-numeric: tabular-nums lining-nums;
    /* Long words break rather than overflow. */
    overflow-wrap: break-word;
  }
  main {
    container-type: inline-size;
  }
  h1,
  h2,
  h3,
  p,
  ol,
  ul,
  dl,
  dd,
  figure,
  blockquote,
  fieldset {
    margin: 0;
    padding: 0;
  }
  ol,
  ul {
    list-style: none;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  b,
  strong {
    font-weight: 600;
  }
  h1,
  h2,
  h3 {
    font-family: var(--serif);
    font-weight: 440;
    line-height: 1.08;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  h1 {
    font-size: var(--step-5);
    line-height: 1;
    letter-spacing: -0.022em;
  }
  h2 {
    font-size: var(--step-4);
    letter-spacing: -0.018em;
  }
  h3 {
    font-size: var(--step-2);
    line-height: 1.18;
  }
  /* Long German words are hyphenated. */
  :root:lang(de) {
    hyphens: auto;
    hyphenate-limit-chars: 12 5 5;
  }
  /* Numbers and addresses: a hyphen would be read as a part of them. */
  :is(a, b, bdi)[dir="ltr"] {
    hyphens: none;
    overflow-wrap: anywhere;
  }
  p {
    text-wrap: pretty;
    max-width: var(--measure);
  }
  /* Names of water are italic, as on charts. The italic is always the serif. */
  :not(h1, h2, h3, summary span) > i {
    font: italic 440 1.06em/1 var(--serif);
  }
  a {
    color: var(--sea);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
    transition: color var(--quick);
  }
  a:hover {
    color: var(--sea-deep);
    text-decoration-thickness: 2px;
  }
  :focus-visible {
    outline: var(--ring) solid var(--focus);
    outline-offset: 3px;
    border-radius: var(--radius);
  }
`.join("");
