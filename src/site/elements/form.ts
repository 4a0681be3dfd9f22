import styled from "styled-components";
import { media } from "../style/media";

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`;

export const FieldRow = styled.div`
  display: grid;
  gap: var(--s5);
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const FormActions = styled.div`
  display: flex;
  overflow-wrap: anywhere;
  & > * {
    flex: 1 1 auto;
  }
  ${media.medium} {
    & > * {
      flex: none;
      min-width: 14rem;
    }
  }
`;
