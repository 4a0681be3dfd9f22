import styled from "styled-components";
import type { ReactNode } from "react";
import {
  languageCodes,
  languages,
  localAddress,
  type LanguageCode,
} from "../../../model/languages";
import { useMessages, useLanguage } from "./use-messages";
import { Flag } from "../../elements/flag";
import { follow } from "./local-link";

/**
 * A link to the same page in another language. When it is pressed, the script in the head stores the choice and adds the
 * query and the hash of the page (`src/site/head-scripts/address.ts`).
 */
export const LanguageLink = ({ to, children }: { to: LanguageCode; children?: ReactNode }) => {
  const { language, originalPath } = useLanguage();
  return (
    <a
      href={localAddress(originalPath, to)}
      onClick={follow}
      hrefLang={to}
      lang={to}
      aria-current={to === language ? "true" : undefined}
    >
      <Flag language={to} />
      {languages[to].name}
      {children}
    </a>
  );
};

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
    font: 500 var(--step--1) / 1 var(--sans);
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
