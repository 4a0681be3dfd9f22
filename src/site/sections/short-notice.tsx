import styled from "styled-components";
import { addDays } from "@brisa/typed-content/dates";
import { Button, ButtonRow } from "../elements/button";
import { ExternalLink } from "../features/external-link";
import { FilledIcon, Icon } from "../elements/icon";
import { enquiryChat } from "../features/enquiry/enquiry-text";
import { useMessages, useLanguage } from "../features/language/use-messages";
import { useCalendar } from "../features/outing/calendar";
import { useOuting } from "../features/outing/use-outing";
import { useSite } from "../features/site";
import { useIsHydrated } from "../features/use-is-hydrated";
import { ON_DAY } from "../document/outing-address";
import { phoneLink, whatsappLink } from "../providers/whatsapp";
import { media } from "../style/media";
import { tripOnDay } from "../day/trip-hours";
import { Small, Ltr, Title } from "../elements/text";

/** Not without JavaScript: a page that was built yesterday would call that today. */
const Root = styled.section`
  ${media.noScript} {
    display: none;
  }
  padding-top: var(--s4);
  border-top: 1.5px solid var(--ink);

  :root${ON_DAY} &[data-usual] {
    display: none;
  }
  /* Between the choice and the calendar: a part of their frame. */
  &[data-soon] {
    padding: 0.6rem 1.25rem;
    background: var(--paper-raised);
    border: 1px solid var(--ink);
    border-bottom: 0;

    a {
      padding-inline: var(--s2);
    }
  }
  p {
    margin-top: var(--s2);
  }
  ${ButtonRow} {
    margin-top: var(--s3);
    gap: var(--s3);

    a {
      flex: 1 1 8rem;
    }
  }
`;

type Props = {
  prices: Queries.BookingChoiceFragment;
  /** Whether it is shown for a chosen day, if that is today or tomorrow, and not while none is chosen. */
  isSoon?: boolean;
};

/** The quickest way to ask for today or tomorrow, which the calendar often no longer offers; only if they are free. */
export const ShortNotice = ({ prices, isSoon = false }: Props) => {
  const t = useMessages();
  const { whatsapp, phone } = useSite().company;
  const { language } = useLanguage();
  const { today, isFree } = useCalendar();
  const { day, trip: id } = useOuting();
  const isHydrated = useIsHydrated();
  const chosen = prices.packages.find(({ trip }) => trip.jsonId === id)?.trip;
  const days = [
    { date: today, text: t("booking:today") },
    { date: addDays(today, 1), text: t("booking:tomorrow") },
  ].filter(({ date }) => isFree(date, chosen?.jsonId));
  const isAsked = isSoon ? day !== undefined && day <= addDays(today, 1) : !day;
  if (!isAsked || days.length === 0 || prices.packages.length === 0) return null;
  return (
    <Root
      aria-labelledby="short-notice"
      data-soon={isSoon ? "" : undefined}
      data-usual={isHydrated ? undefined : ""}
    >
      <Title id="short-notice" $step={2}>
        {t("booking:shortNotice")}
      </Title>
      <Small>{t(whatsapp ? "booking:shortNoticeText" : "booking:shortNoticeCall")}</Small>
      <ButtonRow>
        {!whatsapp && (
          <Button as="a" href={phoneLink(phone)} $look="line" $small>
            <Icon name="phone" />
            <Ltr>{phone}</Ltr>
          </Button>
        )}
        {whatsapp &&
          days.map(({ date, text }) => {
            const trip = chosen && tripOnDay(chosen, prices.hoursByDay, date);
            return (
              <Button
                key={text}
                as={ExternalLink}
                href={whatsappLink(whatsapp, enquiryChat({ trip, date }, t, language))}
                $look="line"
                $small
              >
                <FilledIcon name="wa" />
                <span>{text}</span>
              </Button>
            );
          })}
      </ButtonRow>
    </Root>
  );
};
