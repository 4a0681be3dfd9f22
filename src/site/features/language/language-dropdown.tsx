import styled from "styled-components";
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from "react";
import { listen } from "@brisa/typed-content/helpers";
import { Flag } from "../../elements/flag";
import { Icon } from "../../elements/icon";
import { languageCodes } from "../../../model/languages";
import { layers } from "../../style/layers";
import { media } from "../../style/media";
import { LanguageLink } from "./language-links";
import { useMessages, useLanguage } from "./use-messages";
import { VisuallyHidden } from "../../elements/text";

/**
 * Adds the keys of the ARIA disclosure navigation pattern to a `<details>` with links: the arrow keys, Home
 * and End move the focus; Escape closes it and returns the focus to its summary; Tab out of it closes it. It
 * also closes when a link is clicked or the pointer is pressed elsewhere. It opens without JavaScript, too.
 */
const useDropdown = () => {
  const ref = useRef<HTMLDetailsElement>(null);

  const close = () => {
    if (ref.current) ref.current.open = false;
  };

  useEffect(
    () => listen(["pointerdown"], ({ target }) => ref.current?.contains(target as Node) || close()),
    [],
  );

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a")) close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    if (event.key === "Escape" && details.open) {
      close();
      details.querySelector("summary")?.focus();
      return;
    }
    const links = Array.from(details.querySelectorAll("a"));
    const focused = links.indexOf(event.target as HTMLAnchorElement);
    const targets: Partial<Record<string, number>> = {
      ArrowDown: (focused + 1) % links.length,
      // From the summary, too, to the last one.
      ArrowUp: (Math.max(focused, 0) + links.length - 1) % links.length,
      Home: 0,
      End: links.length - 1,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    details.open = true;
    links[next]?.focus();
  };
  return { ref, onBlur, onClick, onKeyDown };
};

const Details = styled.details`
  position: relative;
  display: none;
  ${media.wide} {
    display: block;
  }
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  gap: 0.5rem;
  padding: 0 0.625rem;
  border-radius: var(--radius);
  font: 500 var(--step-0) / 1 var(--sans);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover,
  [open] > & {
    background: var(--shallow);
  }
  svg:last-child {
    width: 1rem;
    height: 1rem;
    transition: transform var(--quick);
  }
  [open] > & svg:last-child {
    transform: rotate(180deg);
  }
`;

const List = styled.ul`
  position: absolute;
  z-index: ${layers.drop};
  right: 0;
  top: calc(100% + 0.5rem);
  min-width: 13rem;
  padding: 0.375rem;
  background: var(--paper-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  box-shadow: var(--shadow-float);
  /* Ends the one with which it waits for these styles (src/build/deferred-styles.ts). */
  animation: none;

  a {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 3rem;
    padding: 0 0.75rem;
    border-radius: var(--radius);
    color: var(--ink);
    font: 400 var(--step-0) / 1 var(--sans);
    text-decoration: none;
  }
  a:hover {
    background: var(--shallow);
  }
  [aria-current] {
    font-weight: 600;
  }
  [aria-current] svg:last-child {
    margin-left: auto;
    color: var(--sea);
  }
`;

/** On wide screens. It also opens without JavaScript. */
export const LanguageDropdown = () => {
  const t = useMessages();
  const { language } = useLanguage();
  return (
    <Details data-app="" {...useDropdown()}>
      <Summary>
        <Flag language={language} />
        <span aria-hidden="true">{language.toUpperCase()}</span>
        <VisuallyHidden>{t("layout:changeLanguage")}</VisuallyHidden>
        <Icon name="down" />
      </Summary>
      <List>
        {languageCodes.map((code) => (
          <li key={code}>
            <LanguageLink to={code}>{code === language && <Icon name="check" />}</LanguageLink>
          </li>
        ))}
      </List>
    </Details>
  );
};
