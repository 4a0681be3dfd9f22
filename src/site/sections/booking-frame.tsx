import { graphql } from "gatsby";
import { type ReactNode, useRef } from "react";
import styled from "styled-components";
import { ExternalLink } from "../features/external-link";
import { Icon } from "../elements/icon";
import {
  CalendarFailed,
  CalendarLoading,
  CalendarNote,
} from "../features/booking/without-calendar";
import { useWidget } from "../features/booking/use-widget";
import { useMessages, useLanguage } from "../features/language/use-messages";
import { bookingPage } from "../providers/booking-widget";
import { phoneLink } from "../providers/whatsapp";
import { media } from "../style/media";
import { Button } from "../elements/button";
import { ByAddress } from "../features/outing/by-address";
import { CardLink } from "../features/outing/shown-day";
import { useSite } from "../features/site";
import { Small, Ltr, VisuallyHidden } from "../elements/text";

/** The root of a visitor who has rejected cookies (`src/site/head-scripts/consent.ts`). */
const REJECTED = "[data-cookies-rejected]";

const Frame = styled.section`
  border: 1px solid var(--ink);
  background: var(--paper-raised);
`;

/** The form in the calendar's place. */
export const FormFrame = styled(Frame)`
  padding: 0.7rem 1.25rem 1.25rem;
`;

/**
 * Reserves the height of the calendar to avoid layout shift, unless cookies were rejected. All children share one grid
 * cell. A section, for the reader views of browsers.
 */
const Body = styled.section`
  display: grid;
  padding: min(1.25rem, 6.25vw);

  &:not([data-status="declined"], :root${REJECTED} [data-status="link"]) {
    min-height: 36rem;

    /* What is said of a calendar that does not answer needs it, in German. */
    @media (max-width: 24rem) {
      min-height: 40rem;
    }
    ${media.noScript} {
      min-height: 0;
    }
  }

  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;

/** Takes no space until the calendar is ready: it would stretch what is shown instead. */
const Slot = styled.div<{ $shown: boolean }>`
  ${({ $shown }) => !$shown && "visibility: hidden; height: 0; overflow: hidden;"}
`;

const Completion = styled(Small)`
  max-width: none;
  padding: 0.6rem 1.25rem;
  border-top: 1px solid var(--line);
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.75rem;
  max-width: none;
  margin-top: var(--s1);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    gap: 0.5em;
    font: 600 var(--step-0) / 1.2 var(--sans);
  }
`;

/**
 * The card of the chosen day, and the ways to book that need no calendar. They are there in every state, since a page
 * cannot learn whether another site's frame shows anything.
 */
export const OtherWays = ({ children }: { children?: ReactNode }) => {
  const { phone } = useSite().company;
  return (
    <Ways>
      <CardLink />
      {children}
      <Ltr as="a" href={phoneLink(phone)}>
        <Icon name="phone" />
        {phone}
      </Ltr>
    </Ways>
  );
};

type Props = {
  content: Queries.BookingFrameFragment;
  provider: Queries.BookingProviderFragment;
};

export const BookingFrame = ({ content, provider }: Props) => {
  const { heading, text, link } = content.calendar;
  const t = useMessages();
  const { language } = useLanguage();
  const { slot, status, load } = useWidget({ provider, language, title: heading });
  const page = bookingPage(provider, language);
  const frame = useRef<HTMLElement>(null);
  const request = () => {
    load();
    // The pressed button goes.
    frame.current?.focus();
  };
  return (
    <>
      <Frame
        ref={frame}
        tabIndex={-1}
        aria-labelledby="calendar"
        data-calendar=""
        aria-busy={status === "loading"}
      >
        <VisuallyHidden as="h2" id="calendar">
          {heading}
        </VisuallyHidden>
        <Body data-status={status}>
          <Slot data-app="now" ref={slot} $shown={status === "ready"} />
          <ByAddress $unless={REJECTED} shown={status === "link"}>
            <CalendarNote>
              <p>{text}</p>
              <Button as={ExternalLink} href={page} $look="sea">
                {link}
                <Icon name="out" />
              </Button>
            </CalendarNote>
          </ByAddress>
          <ByAddress $on={REJECTED} shown={status === "declined"}>
            <CalendarNote>
              <h3>{t("booking:declinedHeading")}</h3>
              <p>{t("booking:declinedText")}</p>
              <Button type="button" $look="sea" onClick={request}>
                {t("booking:show")}
              </Button>
            </CalendarNote>
          </ByAddress>
          {status === "loading" && <CalendarLoading />}
          {status === "failed" && <CalendarFailed page={page} onRetry={request} />}
        </Body>
        <Completion>{content.completion}</Completion>
      </Frame>
      <OtherWays>
        <ExternalLink href={page}>
          {t("booking:page")}
          <Icon name="out" />
        </ExternalLink>
      </OtherWays>
    </>
  );
};

export const fragment = graphql`
  fragment BookingFrame on BookingPage {
    completion(language: $language)
    calendar {
      heading(language: $language)
      text(language: $language)
      link(language: $language)
    }
  }

  fragment BookingProvider on ProvidersBooking {
    company
    affiliateTag
    buttonColor
  }
`;
