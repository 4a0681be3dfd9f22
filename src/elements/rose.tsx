import styled from "styled-components";

const Svg = styled.svg`
  width: 2.5rem;
  height: 2.5rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linejoin: round;
`;

/** The compass rose of the logo; its filled ray points to where the embat is born. */
export const Rose = ({ className }: { className?: string }) => (
  <Svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
    <use href="/icons.svg#rose" />
  </Svg>
);
