import styled from "styled-components";
import { ExternalLink } from "../elements/external-link";
import { FilledIcon } from "../elements/icon";
import { VisuallyHidden } from "../elements/text";
import { CookieBanner } from "../features/consent/cookie-banner";
import { useMessages } from "../features/language/use-messages";
import { whatsappLink } from "../providers/whatsapp";
import { media } from "../style/media";

/**
 * The container of all floating elements, so that they cannot cover one another. If the cookie banner would
 * cover too much of the page, it comes at the end of the page instead.
 */
const Column = styled.aside`
  position: fixed;
  z-index: var(--z-dock);
  inset: auto 0 0 0;
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-end;
  gap: var(--s3);
  padding: var(--s4);
  padding-bottom: calc(var(--s4) + env(safe-area-inset-bottom));
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
  ${media.low} {
    :root[data-cookie-banner] & {
      position: static;
    }
  }
  /* While a page is still loading, the button would be painted where the banner belongs. */
  &:not(:has(> a)) {
    display: none;
  }
  ${media.large} {
    flex-direction: row;
    justify-content: flex-end;
    gap: var(--s4);
    padding: var(--s5);
  }
`;

const WhatsAppButton = styled(ExternalLink)`
  display: grid;
  place-items: center;
  width: var(--fab);
  height: var(--fab);
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
  svg {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

/** The floating elements at the bottom of the screen: WhatsApp button and cookie banner. */
export const Dock = ({ company }: { company: Queries.CompanyFragment }) => {
  const t = useMessages();
  return (
    <Column aria-label={t("layout:talk")}>
      <CookieBanner />
      <WhatsAppButton
        href={whatsappLink(company.whatsapp, company.whatsappGreeting)}
        notice={t("layout:newTab")}
      >
        <FilledIcon name="wa" />
        <VisuallyHidden>{t("layout:whatsapp")}</VisuallyHidden>
      </WhatsAppButton>
    </Column>
  );
};
