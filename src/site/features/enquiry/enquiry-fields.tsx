import styled from "styled-components";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { formatTime } from "../../../base/calendar/time";
import { ENQUIRY_PAGE } from "../../document/outing-address";
import { money } from "../../../base/format";
import { pricePerGuest } from "../../../model/price-per-guest";
import { isVaried, type PriceSpan } from "../../../model/prices";
import { media } from "../../style/media";
import { Input, Select } from "../../elements/control";
import { Hint, OptionalField } from "../form/field";
import { useLanguage } from "../language/use-language";
import { useMessages } from "../language/use-messages";
import { seasonNames } from "../outing/season-names";
import { amountOn } from "../outing/use-day-prices";
import { useFrom } from "../trips/use-from";
import { dateProblem } from "./date-problem";
import { EnquiryLinks } from "./enquiry-links";
import type { useEnquiry } from "./use-enquiry";

/**
 * Until the app runs, the group is empty space if the address names a trip, so that nothing moves, and not there
 * otherwise.
 */
const Group = styled.fieldset`
  display: grid;
  gap: var(--s4);
  padding-block: var(--s5) var(--s3);
  border: solid var(--line);
  border-width: 1px 0;

  &[hidden],
  :root:not(${ENQUIRY_PAGE}) &[disabled] {
    display: none;
  }
  &[disabled] {
    visibility: hidden;
  }
  /* Floats, so that it is not drawn across the border. */
  legend {
    float: left;
    padding: 0;
    font: 500 var(--step-1) / 1.2 var(--serif);
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

/** As high as a line: it appears when the field is left, and must not move the button that is being pressed. */
const DateProblem = styled(Note)`
  grid-column: 1 / -1;
  min-height: 1lh;
`;

/**
 * As high as its longest text, so that nothing moves when it is filled in or cleared. Not an `output`, whose text a
 * form replaces when it is reset, so that React would not find it.
 */
const Total = styled.p.attrs({ "aria-live": "polite" })`
  min-height: calc(3 * 1.45em);
  line-height: 1.45;

  b {
    display: block;
    font-weight: 600;
  }
  small {
    font-size: var(--step--1);
    color: var(--ink-2);
  }
  ${media.medium} {
    min-height: calc(2 * 1.45em);
  }
`;

const Ways = styled.div`
  min-height: var(--touch);
  margin-top: calc(-1 * var(--s4));

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
    font-size: var(--step--1);
  }
`;

export type EnquiryFacts = {
  prices: Queries.EnquiryPricesFragment;
  terms: Queries.EnquiryTermsFragment;
  /** The day for which the page is built. */
  today: CalendarDate;
  company: { whatsapp: string; email: string };
};

/**
 * Returns what the boat costs for a trip: exactly that of the chosen day, without one that of all days; undefined if
 * the trip is not sold or the day has passed.
 */
const priceOf = (
  { prices, today }: EnquiryFacts,
  { trip, date }: ReturnType<typeof useEnquiry>["enquiry"],
): PriceSpan | undefined => {
  const ofTrip = prices.packages.find((price) => price.trip.jsonId === trip?.jsonId);
  if (!ofTrip || date === undefined) return ofTrip;
  if (date < today) return undefined;
  const amount = amountOn(prices, ofTrip, date);
  return { lowest: amount, highest: amount };
};

type Props = { state: ReturnType<typeof useEnquiry>; facts: EnquiryFacts };

/** Trip, date and number of guests of an enquiry, what the trip costs, and other ways to ask the same. */
export const EnquiryFields = ({ state, facts }: Props) => {
  const { prices, terms, today, company } = facts;
  const t = useMessages();
  const { language } = useLanguage();
  const from = useFrom();
  const { isOpen, isGone, values, enquiry } = state;
  const { guests } = enquiry;
  // Until its months are confirmed, they are a guess.
  const season = terms.seasonConfirmed ? terms.season : null;
  const problem = (values.date || values.isDatePart) && dateProblem(values.date, today, season);
  const price = priceOf(facts, enquiry);
  const ofGuest = price && guests && pricePerGuest(price.lowest, guests, prices.currency, language);
  const anyDay = price && isVaried(price) ? "contact:total" : "contact:totalAnyDay";
  return (
    <Group disabled={!isOpen} hidden={isOpen === false}>
      <legend>{t("contact:aboutTrip")}</legend>
      <Note>{t("contact:aboutTripHint")}</Note>
      <OptionalField label={t("contact:trip")}>
        <Select
          value={enquiry.trip?.jsonId ?? ""}
          onChange={({ currentTarget }) => state.setTrip(currentTarget.value)}
        >
          <option value="">{t("contact:noTrip")}</option>
          {state.trips.map(({ jsonId, title, start, end }) => (
            <option key={jsonId} value={jsonId}>
              {title} ({formatTime(start)}–{formatTime(end)})
            </option>
          ))}
        </Select>
      </OptionalField>
      <Row>
        <OptionalField label={t("contact:date")}>
          <Input
            type="date"
            name="date"
            min={today}
            onBlur={({ currentTarget: { form } }) => form && state.onValues(form)}
            aria-describedby={problem ? "date-problem" : undefined}
          />
        </OptionalField>
        <OptionalField label={t("contact:guests")}>
          <Select name="guests">
            <option value="">{t("contact:noGuests")}</option>
            {Array.from({ length: terms.guests }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </Select>
        </OptionalField>
        <DateProblem id="date-problem">
          {problem && t(problem, season ? seasonNames(season, language) : {})}
        </DateProblem>
      </Row>
      <Total data-price>
        {isGone && <span>{t("contact:tripGone")}</span>}
        {price && (
          <>
            <b>
              {t(enquiry.date ? "contact:totalOnDay" : anyDay, {
                price: money(price.lowest, prices.currency, language),
              })}
            </b>
            {ofGuest && (
              <small>{from(price) + t("trips:perPerson", { price: ofGuest, guests })}</small>
            )}
          </>
        )}
      </Total>
      <Note>{t("contact:otherWays")}</Note>
      <Ways>{isOpen && <EnquiryLinks enquiry={enquiry} company={company} />}</Ways>
    </Group>
  );
};
