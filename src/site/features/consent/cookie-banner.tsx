import styled from "styled-components";
import { Button } from "../../elements/button";
import { container, media } from "../../style/media";
import { routes } from "../../../model/routes";
import { LocalLink } from "../language/local-link";
import { useMessages } from "../language/use-messages";

/** A strip along the bottom of the screen, one or two lines high unless the visitor has enlarged its text. */
const Banner = styled.section`
  position: fixed;
  inset: auto 0 0;
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  container-type: inline-size;
  min-height: var(--strip);
  padding: var(--s2) max(var(--gutter), (100% - var(--page)) / 2);
  border-top: 1px solid var(--ink);
  background: var(--paper-raised);

  :root[data-cookie-banner] & {
    display: flex;
  }
  ${media.low} {
    position: static;
    width: 100%;
  }
  h2 {
    flex: 1;
    font: 400 0.9375rem/1.25 var(--sans);
    letter-spacing: 0;
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--ink);
    text-decoration: none;
  }
  u {
    color: var(--sea);
    text-decoration-thickness: 1px;
  }
  div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--s2);
  }
  button {
    padding-inline: 0.625rem;
  }
  ${media.medium} {
    button {
      min-width: 8rem;
    }
  }
  ${container.narrow} {
    div {
      display: flex;
      flex-wrap: wrap;
    }
    button {
      flex: 1;
    }
  }
`;

/**
 * Asks about cookies. It is in the HTML of every page; `src/site/head-scripts/consent.ts` shows it until
 * the visitor has chosen, and handles its buttons.
 */
export const CookieBanner = () => {
  const t = useMessages();
  return (
    <Banner tabIndex={-1} aria-labelledby="cookies" data-banner>
      <h2 id="cookies">
        <LocalLink to={routes.cookies}>
          <span>
            {t("layout:cookiesText")} <u>{t("layout:cookiesLink")}</u>
          </span>
        </LocalLink>
      </h2>
      <div>
        {(["rejected", "accepted"] as const).map((choice) => (
          <Button key={choice} type="button" $look="line" $small data-cookies={choice}>
            {t(choice === "accepted" ? "layout:accept" : "layout:reject")}
          </Button>
        ))}
      </div>
    </Banner>
  );
};
