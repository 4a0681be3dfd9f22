import styled from "styled-components";

/** The first letters of up to two words of a name. */
export const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? "").toLocaleUpperCase())
    .join("");

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  flex: none;
  border-radius: 50%;
  background: var(--shallow-2);
  color: var(--ink);
  font: 600 1rem/1 var(--sans);
  letter-spacing: 0.03em;
`;

export const Avatar = ({ name }: { name: string }) => (
  <Circle aria-hidden="true">{initials(name)}</Circle>
);
