import { useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "../../elements/button";
import { media } from "../../style/media";
import { routes } from "../../routes";
import { LocalLink } from "../language/local-link";
import { useMessages } from "../language/use-messages";
import { useUncoveredFocus } from "./use-uncovered-focus";
import { showBanner } from "./choice";
import { choose, useIsAsked, useReopened } from "./consent";

const Banner = styled.section`
  display: none;
  width: 100%;
  padding: var(--s4);
  background: var(--paper-raised);
  border: 1px solid var(--ink);
  border-radius: var(--radius);
  box-shadow: var(--shadow-float);

  :root[data-cookie-banner] & {
    display: block;
  }
  h2 {
    font-size: 1.3125rem;
    letter-spacing: -0.01em;
  }
  p {
    margin-top: var(--s1);
    font-size: var(--step--1);
    line-height: 1.5;
  }
  div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--s3);
    margin-top: var(--s3);
  }
  ${media.large} {
    width: 28rem;
    padding: var(--s5);
  }
`;

/**
 * Asks about cookies until the visitor has chosen, and again when they want to change it. It is in
 * the HTML of every page; before hydration, `src/head-scripts/consent.ts` shows it and handles its
 * buttons.
 */
export const CookieBanner = () => {
  const t = useMessages();
  const ref = useRef<HTMLElement>(null);
  const isAsked = useIsAsked();
  const reopened = useReopened();

  useUncoveredFocus(ref, isAsked || reopened);

  useEffect(() => {
    if (isAsked !== undefined) showBanner(isAsked || reopened);
  }, [isAsked, reopened]);

  useEffect(() => {
    if (!reopened) return;
    const asked = document.activeElement;
    ref.current?.focus();
    return () => (asked as HTMLElement | null)?.focus();
  }, [reopened]);

  return (
    <Banner ref={ref} tabIndex={-1} aria-labelledby="cookies" data-banner>
      <h2 id="cookies">{t("layout:cookiesHeading")}</h2>
      <p>
        {t("layout:cookiesText")}{" "}
        <LocalLink to={routes.cookies}>{t("navigation:cookies")}</LocalLink>
      </p>
      <div>
        {(["rejected", "accepted"] as const).map((choice) => (
          <Button
            key={choice}
            type="button"
            $look="line"
            $small
            data-cookies={choice}
            onClick={() => choose(choice)}
          >
            {t(choice === "accepted" ? "layout:accept" : "layout:reject")}
          </Button>
        ))}
      </div>
    </Banner>
  );
};
