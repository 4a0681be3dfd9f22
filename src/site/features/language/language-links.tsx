import styled from "styled-components";
import { languageCodes } from "../../../base/languages";
import { LanguageLink } from "./language-link";
import { useMessages } from "./use-messages";

const Segments = styled.ul`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  border: 1px solid var(--control);
  border-radius: var(--radius);

  li + li {
    border-left: 1px solid var(--control);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-height: 3rem;
    background: var(--paper-raised);
    color: var(--ink);
    font: 500 1rem/1 var(--sans);
    text-decoration: none;
  }
  [aria-current] {
    background: var(--ink);
    color: var(--paper);
  }
`;

/** In the menu of small screens. */
export const LanguageLinks = () => {
  const t = useMessages();
  return (
    <Segments aria-label={t("layout:language")}>
      {languageCodes.map((code) => (
        <li key={code}>
          <LanguageLink to={code} />
        </li>
      ))}
    </Segments>
  );
};
