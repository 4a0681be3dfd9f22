import styled from "styled-components";

/** A price in large figures, whose `small` parts are its currency and its cents. */
export const Sum = styled.p`
  font: 440 var(--step-3) / 1.1 var(--serif);
  letter-spacing: -0.018em;
  white-space: nowrap;

  small {
    font-size: 0.55em;
    letter-spacing: 0;
  }
`;
