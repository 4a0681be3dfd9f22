import styled from "styled-components";
import { media } from "../style/media";

/** Shown on large screens only, below what stands before it. */
export const OnlyWide = styled.div`
  display: none;
  ${media.large} {
    display: block;
    margin-top: var(--s6);
  }
`;
