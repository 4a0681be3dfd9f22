import styled from "styled-components";
import { container, media } from "../style/media";

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

/** The row of the submit button. On phones it leaves space for the WhatsApp button on the right. */
export const FormActions = styled.div`
  display: flex;
  padding-right: calc(var(--fab) + var(--s4));
  overflow-wrap: anywhere;
  & > * {
    flex: 1 1 auto;
  }
  ${container.narrow} {
    padding-right: 0;
  }
  ${media.medium} {
    & > * {
      flex: none;
      min-width: 14rem;
    }
  }
  ${media.large} {
    padding-right: 0;
  }
`;
