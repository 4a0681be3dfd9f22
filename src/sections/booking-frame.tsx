import { graphql } from "gatsby";
import styled, { css } from "styled-components";
import { Small } from "../elements/text";
import { CalendarDeclined } from "../features/booking/calendar-declined";
import { CalendarFailed } from "../features/booking/calendar-failed";
import { CalendarLink } from "../features/booking/calendar-link";
import { CalendarLoading } from "../features/booking/calendar-loading";
import { useWidget } from "../features/booking/use-widget";
import { useLanguage } from "../features/language/use-language";
import { bookingPage } from "../providers/booking-widget";

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
    font-size: var(--step-2);
  }
`;

/** Reserves the height of the calendar to avoid layout shift. All children share one grid cell. */
const Body = styled.div`
  display: grid;
  min-height: 41rem;
  padding: 1.25rem;

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

type Props = {
  content: Queries.BookingFrameFragment["calendar"];
  provider: Queries.BookingProviderFragment;
  company: Queries.CompanyFragment;
};

/** The provider's booking calendar in the page's language, or the message in its place. */
export const BookingFrame = ({ content, provider, company }: Props) => {
  const { language } = useLanguage();
  const { slot, status, load } = useWidget({ ...provider, language, title: content.heading });
  const page = bookingPage(provider.company, language);
  return (
    <Frame aria-labelledby="calendar" aria-busy={status === "loading"}>
      <Header>
        <h2 id="calendar">{content.heading}</h2>
        <Small as="span">{content.aside}</Small>
      </Header>
      <Body>
        <Slot data-app="now" ref={slot} $shown={status === "ready"} />
        {status === "link" && <CalendarLink text={content.text} link={content.link} page={page} />}
        {status === "declined" && <CalendarDeclined onShow={load} />}
        {status === "loading" && <CalendarLoading />}
        {status === "failed" && <CalendarFailed company={company} page={page} onRetry={load} />}
      </Body>
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
