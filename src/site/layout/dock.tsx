import styled, { css } from "styled-components";
import { ExternalLink } from "../features/external-link";
import { FilledIcon, Icon } from "../elements/icon";
import { useMessages } from "../features/language/use-messages";
import { Thread } from "../features/outing/thread";
import { useHasCookies, useSite } from "../features/site";
import { phoneLink, whatsappLink } from "../providers/whatsapp";
import { layers } from "../style/layers";
import { media, container } from "../style/media";
import { Button } from "../elements/button";
import { routes } from "../../model/routes";
import { LocalLink } from "../features/language/local-link";
import { VisuallyHidden } from "../elements/text";

/** A strip along the bottom of the screen, one or two lines high unless the visitor has enlarged its text. */
const Banner = styled.section`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  align-self: stretch;
  container-type: inline-size;
  min-height: var(--strip);
  padding: var(--s2) max(var(--gutter), (100% - var(--page)) / 2);
  border-top: 1px solid var(--ink);
  background: var(--paper-raised);

  :root[data-cookie-banner] & {
    display: flex;
  }
  h2 {
    flex: 1;
    font: 400 var(--step--1) / 1.25 var(--sans);
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
const CookieBanner = () => {
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

/**
 * Holds what floats. It lies over the page from the middle of the second screen to its end, so that its bar, which sticks
 * to the lower edge of the window, is there from the second screen on without a script. Below a page that is shorter, it
 * stands in the space that the footer leaves free.
 */
const Layer = styled.aside`
  position: absolute;
  z-index: ${layers.dock};
  inset: min(150svh, 100% - var(--strip)) 0 0;
  display: flex;
  flex-direction: column;
  justify-content: end;
  align-items: start;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
  /* The strip along the lower edge, and above it, however high it is, the button. */
  :root[data-cookie-banner] & {
    position: fixed;
    inset: auto 0 0;
  }
  ${media.low} {
    :root[data-cookie-banner] & {
      position: static;
    }
  }
  /* While a page is still loading, it ends where the bar would stand. */
  &:not(:has(a + a)) {
    display: none;
  }
`;

/** The button without a bar. */
const alone = css`
  position: fixed;
  container-type: normal;
  width: auto;
  min-height: 0;
  padding: 0;
  border: 0;
  background: none;
`;

/** On wide screens a tab in the margin beside the text. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  align-items: center;
  gap: var(--s3);
  container-type: inline-size;
  width: 100%;
  min-height: var(--strip);
  padding: var(--s2) var(--gutter);
  border-top: 1.5px solid var(--ink);
  background: var(--paper-raised);

  @media (max-width: 74.99rem) and (min-height: 30.01rem) {
    /* A field has the keyboard below it; that of a date, which keeps the focus after its picker, has none. A form's button
       takes the focus from a field, and the bar would come between the finger and it. */
    :root:has(:is(input:not([type="date"]), select, textarea, form button):focus) &,
    :root:has(form button:active) & {
      display: none;
    }
    /* Over the banner, which asks first, there is room for the button alone. */
    :root[data-cookie-banner] & {
      ${alone}
      position: static;
      order: -1;
      align-self: end;
      margin: 0 var(--s4) var(--s4);
    }
  }
  ${media.low} {
    position: static;
  }
  ${media.noScript} {
    width: auto;
    border: 0;
    background: none;
  }
  ${media.wide} {
    ${alone}
    inset: auto min(0px, var(--gutter) - 3rem) calc(var(--strip) + var(--s5)) auto;
  }
`;

const Talk = styled.a`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: 50%;
  background: var(--sea);
  color: var(--paper);
  transition: background-color var(--quick);

  &:hover {
    background: var(--sea-deep);
    color: var(--paper);
  }
  svg {
    width: 1.625rem;
    height: 1.625rem;
  }
  ${media.wide} {
    height: 3.5rem;
    border-radius: var(--s2) 0 0 var(--s2);
    background: var(--ink);
  }
`;

/** What floats: the cookie banner, and the bar with the button for WhatsApp, or for a call, and the chosen day. */
export const Dock = () => {
  const t = useMessages();
  const { company } = useSite();
  const chat = company.whatsapp
    ? whatsappLink(company.whatsapp, company.whatsappGreeting)
    : undefined;
  const lines = company.sources?.map(({ id, name }) => [id, t("layout:cameFrom", { name })]);
  return (
    <Layer
      aria-label={t("layout:talk")}
      data-sources={lines && JSON.stringify(Object.fromEntries(lines))}
    >
      {useHasCookies() && <CookieBanner />}
      <Bar>
        <Talk as={chat && ExternalLink} href={chat ?? phoneLink(company.phone)}>
          {chat ? <FilledIcon name="wa" /> : <Icon name="phone" />}
          <VisuallyHidden>{t(chat ? "layout:whatsapp" : "layout:call")}</VisuallyHidden>
        </Talk>
        <BarThread />
      </Bar>
    </Layer>
  );
};

/** On wide screens it is in the header. */
const BarThread = styled(Thread)`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  align-content: center;
  gap: 0 var(--s2);
  min-height: 3.25rem;
  padding: var(--s1) var(--s3);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--paper);
  color: var(--ink);
  font-size: var(--step--1);
  line-height: 1.3;
  text-decoration: none;

  b::first-letter {
    text-transform: uppercase;
  }
  span {
    grid-row: 2;
    color: var(--ink-2);
  }
  svg {
    grid-area: 1 / 2 / 3;
    color: var(--sea);
  }
  /* Enlarged, two lines of the choice alone: the bar is no higher than the room that the footer leaves it. */
  @container (max-width: 15rem) {
    padding-inline: var(--s2);

    b {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    span,
    svg {
      display: none;
    }
  }
  ${media.noScript} {
    display: none;
  }
  ${media.wide} {
    display: none;
  }
  :root[data-cookie-banner] & {
    display: none;
  }
`;
