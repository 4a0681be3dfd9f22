import { graphql } from "gatsby";
import styled, { css } from "styled-components";
import { ExternalLink } from "../elements/external-link";
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
import { Button } from "../elements/button";
import { container } from "../style/media";
import { Container } from "../elements/section";
import { Small, Ltr } from "../elements/text";

/**
 * The choice and the calendar, one frame, at the left; what else there is to know of a booking at the right, on small
 * screens below.
 */
export const BookingLayout = styled(Container)`
  display: grid;
  gap: var(--s7) 4rem;

  & > * {
    min-width: 0;
  }
  ${container.ample} {
    grid-template: auto 1fr / minmax(0, 8fr) minmax(0, 4fr);
    align-items: start;

    & > :first-child {
      grid-area: 1 / 1 / -1;
    }
    & > :not(:first-child) {
      grid-column: 2;
    }
  }
`;

type LinkProps = { text: string; link: string; page: string };

/** Shown until hydration. */
const CalendarLink = ({ text, link, page }: LinkProps) => {
  const t = useMessages();
  return (
    <CalendarNote>
      <p>{text}</p>
      <Button as={ExternalLink} href={page} notice={t("layout:newTab")} $look="sea">
        {link}
        <Icon name="out" />
      </Button>
    </CalendarNote>
  );
};

/** Offers to load the calendar, since the visitor has rejected cookies. */
const CalendarDeclined = ({ onShow }: { onShow: () => void }) => {
  const t = useMessages();
  return (
    <CalendarNote>
      <h3>{t("booking:declinedHeading")}</h3>
      <p>{t("booking:declinedText")}</p>
      <Button type="button" $look="sea" onClick={onShow}>
        {t("booking:show")}
      </Button>
    </CalendarNote>
  );
};

export const CALENDAR = "calendar";

const Frame = styled.section`
  border: 1px solid var(--ink);
  background: var(--paper-raised);
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  align-items: baseline;
  justify-content: space-between;
  padding: 1rem 1.25rem;
  border-bottom: 1px solid var(--line);

  h2 {
    min-width: 0;
    font-size: var(--step-2);
  }
`;

/**
 * Reserves the height of the calendar to avoid layout shift. All children share one grid cell. A section, for the
 * reader views of browsers (`trip-list.tsx`).
 */
const Body = styled.section`
  display: grid;
  min-height: 36rem;
  padding: 1.25rem;

  /* What is said of a calendar that does not answer needs it, in German. */
  @media (max-width: 24rem) {
    min-height: 40rem;
  }

  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;

/** Takes no space until the calendar is ready: it would stretch what is shown instead. */
const hidden = css`
  visibility: hidden;
  height: 0;
  overflow: hidden;
`;

const Slot = styled.div<{ $shown: boolean }>`
  ${({ $shown }) => !$shown && hidden}
`;

/**
 * The ways to book that need no calendar. They are there in every state, since a page cannot learn whether another
 * site's frame shows anything.
 */
const OtherWays = styled(Small)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 1.5rem;
  max-width: none;
  padding: 0.5rem 1.25rem;
  border-top: 1px solid var(--line);

  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--touch);
  }
`;

type Props = {
  content: Queries.BookingFrameFragment["calendar"];
  provider: Queries.BookingProviderFragment;
  company: Queries.CompanyFragment;
};

export const BookingFrame = ({ content, provider, company }: Props) => {
  const t = useMessages();
  const { language } = useLanguage();
  const { slot, status, load } = useWidget({ ...provider, language, title: content.heading });
  const page = bookingPage(provider.company, language);
  return (
    <Frame aria-labelledby={CALENDAR} data-calendar="" aria-busy={status === "loading"}>
      <Header>
        <h2 id={CALENDAR} tabIndex={-1}>
          {content.heading}
        </h2>
        <Small as="span">{content.aside}</Small>
      </Header>
      <Body>
        <Slot data-app="now" ref={slot} $shown={status === "ready"} />
        {status === "link" && <CalendarLink text={content.text} link={content.link} page={page} />}
        {status === "declined" && <CalendarDeclined onShow={load} />}
        {status === "loading" && <CalendarLoading />}
        {status === "failed" && <CalendarFailed company={company} page={page} onRetry={load} />}
      </Body>
      <OtherWays>
        <ExternalLink href={page} notice={t("layout:newTab")}>
          {t("booking:page")}
          <Icon name="out" />
        </ExternalLink>
        <Ltr as="a" href={phoneLink(company.phone)}>
          <Icon name="phone" />
          {company.phone}
        </Ltr>
      </OtherWays>
    </Frame>
  );
};

export const fragment = graphql`
  fragment BookingFrame on BookingPage {
    calendar {
      heading(language: $language)
      aside(language: $language)
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
