import styled, { css } from "styled-components";

export const control = css`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.7rem 0.9rem;
  background: var(--paper-raised);
  color: var(--ink);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  font: 400 var(--step-0) / 1.5 var(--sans);

  &:hover {
    border-color: var(--ink);
  }
  /* On the button for the calendar, which is a part of the field, Chromium matches only focus-within. */
  &:focus-visible,
  &[type="date"]:focus-within {
    outline: var(--ring) solid var(--sea);
    outline-offset: 0;
    border-color: var(--sea);
  }
  &[aria-invalid] {
    border-color: var(--error);
    box-shadow: inset 0 0 0 1px var(--error);
  }
  &:disabled {
    background: var(--sand);
    color: var(--ink-2);
    border-color: var(--line);
    -webkit-text-fill-color: var(--ink-2);
  }
`;

const labelText = css`
  display: block;
  margin-bottom: 0.4rem;
  font-weight: 600;
`;

export const Label = styled.label`
  ${labelText}
`;

/** The label of a control that it contains. */
export const LabelText = styled.span`
  ${labelText}
`;

export const Input = styled.input`
  ${control}
`;

export const Select = styled.select`
  ${control}
`;
