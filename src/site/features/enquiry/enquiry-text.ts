import { type CalendarDate, formatTime } from "@brisa/typed-content/dates";
import { longDate } from "../../../model/format";
import type { LanguageCode } from "../../../model/languages";
import { withBoat } from "../trips/trip-boat";
import type { Translate } from "../language/use-messages";

export type EnquiryTrip = {
  title: string;
  boatName: string | null;
  start: string;
  end: string;
};

/** What a visitor asks about; each part may be left open. */
export type Enquiry = {
  trip?: EnquiryTrip;
  services?: readonly { title: string }[];
  date?: CalendarDate;
  guests?: number;
};

/** Texts of the site have non-breaking spaces, which messages do not need. */
const withPlainSpaces = (text: string) => text.replaceAll("\u00A0", " ");

/** In the page's language; empty if all is left open. */
export const enquiryText = (
  { trip, services = [], date, guests }: Enquiry,
  t: Translate,
  language: LanguageCode,
) => {
  const sentences = [
    trip &&
      t("trips:askAbout", {
        trip: withBoat(trip.title, trip),
        start: formatTime(trip.start),
        end: formatTime(trip.end),
      }),
    services.length > 0 &&
      t("trips:askService", { service: services.map(({ title }) => title).join(" + ") }),
    date && t("trips:askDate", { date: longDate(date, language) }),
    guests && t("trips:askGuests", { count: guests }),
  ];
  return withPlainSpaces(sentences.filter(Boolean).join(" "));
};

/** A greeting and {@link enquiryText}. */
export const enquiryChat = (enquiry: Enquiry, t: Translate, language: LanguageCode) =>
  `${t("trips:askHello")} ${enquiryText(enquiry, t, language)}`.trim();

/** It ends where the visitor goes on. */
export const enquiryMail = (enquiry: Enquiry, t: Translate, language: LanguageCode) => {
  const { trip } = enquiry;
  const paragraphs = [t("trips:askHello"), enquiryText(enquiry, t, language), ""];
  return {
    subject: trip && withPlainSpaces(t("trips:askSubject", { trip: withBoat(trip.title, trip) })),
    body: paragraphs.join("\n\n"),
  };
};
