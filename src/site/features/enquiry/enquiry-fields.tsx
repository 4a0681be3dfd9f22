import type { ReactNode } from "react";
import styled from "styled-components";
import {
  type CalendarDate,
  isCalendarDate,
  type Month,
  formatTime,
} from "@brisa/typed-content/dates";
import { money, monthName } from "../../../model/format";
import { pricePerGuest, isVaried } from "../../../model/prices";
import type { DayState } from "../../../model/day-states";
import { isInSeason, nextDay, isInMonths, type Season } from "../../../model/season";
import { ON_ENQUIRY } from "../../document/outing-address";
import { Input, LabelText, Select } from "../../elements/control";
import { VisuallyHidden } from "../../elements/text";
import { Hint, OptionalField } from "../form/field";
import { useMessages, type MessageKey, useLanguage } from "../language/use-messages";
import { useCalendar, useDayInWords } from "../outing/calendar";
import { stateMessage } from "../outing/shown-day";
import { useSettled } from "../outing/use-settled";
import { useIsHydrated } from "../use-is-hydrated";
import { amountOn } from "../outing/use-day-prices";
import { useFrom, useLowestPrice, usePriceInWords } from "../trips/trip-price";
import { EnquiryLinks } from "./enquiry-links";
import type { Service, useEnquiry } from "./use-enquiry";

/**
 * What is unusual about a date is no error: the owner may be asked anything.
 * @param state of that day, for the trip that is asked about
 */
export const dateProblem = (
  date: string,
  today: CalendarDate,
  season: Season,
  state?: DayState["state"],
): MessageKey | undefined => {
  if (!isCalendarDate(date)) return "contact:dateInvalid";
  if (date < today) return "contact:datePast";
  if (!isInMonths(date, season)) return "contact:dateOffSeason";
  if (!isInSeason(date, season)) return "trips:shownOutside";
  return stateMessage(state);
};

const Group = styled.fieldset`
  display: grid;
  gap: var(--s4);
  padding-block: var(--s5) var(--s3);
  border: solid var(--line);
  border-width: 1px 0;

  /* Floats, so that it is not drawn across the border. */
  legend {
    float: left;
    padding: 0;
    font: 500 var(--step-1) / 1.2 var(--serif);
  }
  &[data-open] {
    padding-top: 0;
    border-top: 0;

    legend {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (scripting: enabled) {
    &[data-open] label:has([name="trip"], [name="day"]),
    [data-above] {
      display: none;
    }
  }
`;

const Services = styled.div`
  label {
    display: flex;
    gap: var(--s3);
    align-items: center;
    min-height: var(--touch);
  }
  input {
    flex: 0 0 1.25rem;
    height: 1.25rem;
    accent-color: var(--sea);
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.4rem var(--s5);

  @media (max-width: 24rem) {
    grid-template-columns: 1fr;
    row-gap: var(--s4);
  }
`;

const Note = styled(Hint)`
  margin: 0;
`;

/** In the place of a hint: it appears when the field is left, and must not move the button that is being pressed. */
const DateHint = styled(Note)`
  grid-column: 1 / -1;
`;

/**
 * Three lines with any choice and without one. Not an `output`, whose text a form replaces when it is reset, so that
 * React would not find it.
 */
const Total = styled.p.attrs({ "aria-live": "polite" })`
  line-height: 1.45;

  > * {
    display: block;
  }
  /* The price of no trip in particular, until the app knows the address. */
  :root${ON_ENQUIRY} &[data-usual] {
    visibility: hidden;
  }
  small {
    font-size: var(--step--1);
    color: var(--ink-2);

    &::first-letter {
      text-transform: uppercase;
    }
  }
  @media (max-width: 24rem) {
    font-size: var(--step--1);
  }
`;

const Ways = styled(EnquiryLinks)<{ $isMain: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);
  margin-top: calc(-1 * var(--s4));
  font-size: var(--step--1);
  ${({ $isMain }) => $isMain && "margin-top: calc(-1 * var(--s3)); font: 600 var(--step-0) var(--sans);"}
`;

/** As usual or on the chosen day, with two lines to go with it. */
const useTotal = (
  prices: Queries.EnquiryPricesFragment,
  { enquiry: { trip, date: entered, guests }, isGone }: State,
) => {
  const date = useSettled(entered);
  const t = useMessages();
  const { language } = useLanguage();
  const { today, freeDaysOf, isFree } = useCalendar();
  const words = useDayInWords();
  const from = useFrom();
  const priceInWords = usePriceInWords();
  const lowestPrice = useLowestPrice();
  const ofTrip = prices.packages.find((price) => price.trip.jsonId === trip?.jsonId);
  const lines = (price: string, more = t("contact:totalShare")) => [
    price,
    t("contact:totalBoat"),
    more,
  ];
  if (!ofTrip) {
    const price = lowestPrice(prices.packages);
    const usual = isGone ? t("contact:tripGone") : t("contact:totalUsual", { price });
    return lines(usual, guests ? "" : undefined);
  }
  if (date && (!isFree(date, trip?.jsonId) || date < today)) {
    const price = priceInWords(ofTrip);
    const next = nextDay(freeDaysOf(trip?.jsonId), date < today ? today : date);
    return lines(
      t("contact:totalUsual", { price }),
      t("contact:totalNext", { date: words.date(next) }),
    );
  }
  const amount = date ? amountOn(prices, ofTrip, date) : ofTrip.lowest;
  const price = date ? money(amount, prices.currency, language) : ofTrip.lowestInWords;
  const share = guests && pricePerGuest(amount, guests, prices.currency, language);
  const anyDay = isVaried(ofTrip) ? "contact:total" : "contact:totalAnyDay";
  const varied = date ? "" : from(ofTrip);
  return lines(
    t(date ? "contact:totalOnDay" : anyDay, { price }),
    share ? varied + t("trips:perPerson", { price: share, guests }) : undefined,
  );
};

type State = ReturnType<typeof useEnquiry>;

type Props = {
  state: State;
  prices: Queries.EnquiryPricesFragment;
  services?: readonly Service[];
  /** What is said to a larger group. */
  children: ReactNode;
};

/**
 * Trip, date and number of guests of an enquiry, what the trip costs, and other ways to ask the same. The script in the
 * head fills in what the page's address says (`src/site/head-scripts/forms.ts`), and lets the fields be sent.
 */
export const EnquiryFields = ({ state, prices, services = [], children }: Props) => {
  const t = useMessages();
  const { language } = useLanguage();
  const { today, season, stateOn } = useCalendar();
  const { isBooking, isOpen, isTooMany, isNoDay, most, values, enquiry } = state;
  const isUnusual = isNoDay || values.day || values.isDayPart;
  const ofDay = stateOn(values.day, enquiry.trip?.jsonId);
  const problem = isUnusual ? dateProblem(values.day, today, season, ofDay) : undefined;
  const words = useDayInWords();
  const [price, ...more] = useTotal(prices, state);
  const isHydrated = useIsHydrated();
  /** Of a booking the choice above the form has them, unless there are no scripts. */
  const above = isBooking ? "" : undefined;
  const hint = () => {
    if (problem?.startsWith("trips:")) return t(problem, { date: words.date(values.day) });
    // The model allows no other months.
    const name = (month: string) => monthName(month as Month, language);
    if (problem) return t(problem, { from: name(season.from), to: name(season.to) });
    return isTooMany ? t("contact:guestsMost", { guests: most }) : t("contact:dateHint");
  };
  return (
    // The script in the head has enabled it already.
    <Group disabled={!isOpen} data-open={above} suppressHydrationWarning>
      <legend>{t("contact:aboutTrip")}</legend>
      {!isBooking && <Note>{t("contact:aboutTripHint")}</Note>}
      <OptionalField label={t("contact:trip")}>
        <Select
          name="trip"
          value={enquiry.trip?.jsonId ?? ""}
          onChange={({ currentTarget }) => state.setTrip(currentTarget.value)}
        >
          <option value="">{t("contact:noTrip")}</option>
          {state.trips.map(({ jsonId, title, start, end, boatName, guests }) => (
            <option key={jsonId} value={jsonId}>
              {`${title} (${formatTime(start)}–${formatTime(end)})`}
              {boatName && ` · ${t("trips:onBoat", { boat: boatName, guests })}`}
            </option>
          ))}
        </Select>
      </OptionalField>
      {services.length > 0 && (
        <Services role="group" aria-labelledby="services">
          <LabelText id="services">{t("contact:service")}</LabelText>
          {services.map((service) => (
            <label key={service.jsonId}>
              <input
                type="checkbox"
                name="service"
                value={service.jsonId}
                checked={Boolean(enquiry.services?.includes(service))}
                onChange={({ currentTarget }) => state.setServices(currentTarget.form)}
              />
              <span>{service.title}</span>
            </label>
          ))}
        </Services>
      )}
      <Row>
        <OptionalField label={t("contact:date")}>
          <Input
            type="date"
            name="day"
            min={isBooking ? undefined : today}
            onBlur={state.onEntered}
            aria-describedby="day-hint"
          />
        </OptionalField>
        <OptionalField label={t("contact:guests")}>
          <Select name="guests" aria-describedby={isTooMany ? "day-hint" : undefined}>
            <option value="">{t("contact:noGuests")}</option>
            {Array.from({ length: most }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </Select>
        </OptionalField>
        <DateHint id="day-hint" data-above={isTooMany ? undefined : above}>
          {hint()}
        </DateHint>
      </Row>
      <div>{children}</div>
      <Total data-usual={isHydrated ? undefined : ""}>
        <b>{price}</b>
        {more.map((line, index) => (
          <small key={index}> {line}</small>
        ))}
        {isTooMany && <VisuallyHidden>{hint()}</VisuallyHidden>}
      </Total>
      <Note>{t(isBooking ? "contact:bookingWays" : "contact:otherWays")}</Note>
      <Ways $isMain={isBooking} enquiry={enquiry} />
    </Group>
  );
};
