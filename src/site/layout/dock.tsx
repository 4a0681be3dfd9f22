import styled from "styled-components";
import { ExternalLink } from "../elements/external-link";
import { FilledIcon, Icon } from "../elements/icon";
import { VisuallyHidden } from "../elements/text";
import { CookieBanner } from "../features/consent/cookie-banner";
import { useMessages } from "../features/language/use-messages";
import { phoneLink, whatsappLink } from "../providers/whatsapp";
import { layers } from "../style/layers";
import { media } from "../style/media";

/**
 * The container of all floating elements, so that they cannot cover one another: at the bottom the cookie banner,
 * above it the WhatsApp button. In a low window, of which the banner would cover too much, and without a script
 * that lets the button give way, it is the end of the page.
 */
const Column = styled.aside`
  position: fixed;
  z-index: ${layers.dock};
  inset: auto 0 0;
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-end;
  pointer-events: none;
  container-type: inline-size;

  & > * {
    pointer-events: auto;
  }
  ${media.low} {
    :root[data-cookie-banner] & {
      position: static;
      background: var(--ink);
    }
  }
  ${media.noScript} {
    position: static;
    background: var(--ink);
  }
  /* While a page is still loading, the banner's text would stand where its buttons belong. */
  &:not(:has(> a)) {
    display: none;
  }
`;

const Talk = styled.a`
  display: grid;
  place-items: center;
  width: var(--fab);
  height: var(--fab);
  margin: var(--s4);
  border: 2px solid var(--paper);
  border-radius: 50%;
  background: var(--ink);
  color: var(--paper);
  box-shadow: var(--shadow-float);
  transition: background-color var(--quick);

  &:hover {
    background: var(--sea-deep);
    color: var(--paper);
  }
  /* It covers something (\`src/site/head-scripts/give-way.ts\`). A keyboard still reaches it. */
  &[data-covers]:not(:focus-visible) {
    opacity: 0;
    pointer-events: none;
  }
  svg {
    width: 1.75rem;
    height: 1.75rem;
  }
  ${media.medium} {
    margin: var(--s4) var(--s5) var(--s5);
  }
`;

type Props = { company: Queries.CompanyFragment; hasCookies: boolean };

/** The floating elements at the bottom of the screen: the button for WhatsApp, or for a call, and the cookie banner. */
export const Dock = ({ company, hasCookies }: Props) => {
  const t = useMessages();
  return (
    <Column aria-label={t("layout:talk")}>
      {hasCookies && <CookieBanner />}
      {company.whatsapp ? (
        <Talk
          as={ExternalLink}
          href={whatsappLink(company.whatsapp, company.whatsappGreeting)}
          notice={t("layout:newTab")}
        >
          <FilledIcon name="wa" />
          <VisuallyHidden>{t("layout:whatsapp")}</VisuallyHidden>
        </Talk>
      ) : (
        <Talk href={phoneLink(company.phone)}>
          <Icon name="phone" />
          <VisuallyHidden>{t("layout:call")}</VisuallyHidden>
        </Talk>
      )}
    </Column>
  );
};
