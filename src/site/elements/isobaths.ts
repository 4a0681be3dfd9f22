import styled from "styled-components";

/** Depth contours that become denser towards the dark band below. */
export const Isobaths = styled.div.attrs({ "aria-hidden": true })`
  &::before {
    content: "";
    display: block;
    height: clamp(3rem, 8vw, 7.5rem);
    background: var(--sea);
    opacity: 0.55;
    mask: url("/art/isobaths.svg") 0 0 / 100% 100% no-repeat;
  }
`;

export const Contours = styled.div.attrs({ "aria-hidden": true })<{ $color: "glass" | "sea" }>`
  position: absolute;
  inset: 0;
  background: var(--${({ $color }) => $color});
  opacity: ${({ $color }) => ($color === "sea" ? 0.28 : 0.17)};
  mask: url("/art/contours.svg") center / cover no-repeat;
`;
