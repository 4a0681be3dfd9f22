import styled from "styled-components";
import { Button } from "../../elements/button";
import { media } from "../../style/media";
import { routes } from "../../routes";
import { LocalLink } from "../language/local-link";
import { useMessages } from "../language/use-messages";

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
 * Asks about cookies. It is in the HTML of every page; `src/head-scripts/consent.ts` shows it until
 * the visitor has chosen, and handles its buttons.
 */
export const CookieBanner = () => {
  const t = useMessages();
  return (
    <Banner tabIndex={-1} aria-labelledby="cookies" data-banner>
      <h2 id="cookies">{t("layout:cookiesHeading")}</h2>
      <p>
        {t("layout:cookiesText")}{" "}
        <LocalLink to={routes.cookies}>{t("navigation:cookies")}</LocalLink>
      </p>
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
