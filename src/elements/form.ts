import styled from "styled-components";
import { media } from "../style/media";

export const Form = styled.form`
  display: grid;
  gap: var(--s5);
`;

export const FieldRow = styled.div`
  display: grid;
  gap: var(--s5);
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The row of the button. On phones it keeps a column free at the right for WhatsApp. */
export const FormActions = styled.div`
  display: flex;
  padding-right: calc(var(--fab) + var(--s4));
  & > * {
    flex: 1 1 auto;
  }
  ${media.large} {
    padding-right: 0;
    & > * {
      flex: none;
      min-width: 14rem;
    }
  }
`;
