import { type Content, valueIn } from "@brisa/typed-content";
import { EMBEDDED_PROVIDER, hostsOf } from "./booking-providers";
import { company } from "./collections/company";
import { providers } from "./collections/providers";
import { networkName } from "./network-name";
import { isRecord } from "@brisa/typed-content/helpers";

/** What there is to know of the calendar in which visitors book; undefined if they ask for their trip by message. */
export const calendarIn = (content: Pick<Content, "entries">) =>
  ["booking", "otherCalendar"].map((name) => valueIn(content, providers.path, name)).find(isRecord);

export const booksByMessage = (content: Pick<Content, "entries">) =>
  isRecord(valueIn(content, providers.path)) && !calendarIn(content);

const otherCalendarIn = (content: Pick<Content, "entries">) =>
  valueIn(content, providers.path, "otherCalendar");

/** Who takes bookings: the embedded provider, or the hosts of other pages. */
export const bookingProvidersIn = (content: Pick<Content, "entries">) => {
  const other = otherCalendarIn(content);
  if (other === undefined) return booksByMessage(content) ? [] : [EMBEDDED_PROVIDER];
  const { data } = providers.schema.shape.otherCalendar.safeParse(other);
  return data ? hostsOf(data) : [];
};

export const MARKS = {
  "booking.calendar": "solo con calendario",
  "booking.embedded": "solo con el calendario en la web",
  "booking.page": "solo con el calendario en otra página",
  "booking.message": "solo por mensaje",
  "with.networks": "solo con redes sociales",
  "with.instagram": "solo con Instagram",
  "with.facebook": "solo con Facebook",
};

const MARK = new RegExp(
  `\\{\\{\\s*(${Object.keys(MARKS).join("|").replaceAll(".", "\\.")})\\s*\\}\\}`,
  "g",
);

export const networksIn = (content: Pick<Content, "entries">) => {
  const social = valueIn(content, company.path, "social");
  return (company.schema.shape.social.safeParse(social).data ?? []).map(networkName);
};

export const waysIn = (content: Pick<Content, "entries">) => {
  const form = String(valueIn(content, providers.path, "form", "endpoint"));
  return [
    ...networksIn(content),
    ...(valueIn(content, company.path, "whatsapp") === undefined ? [] : ["WhatsApp"]),
    ...bookingProvidersIn(content),
    ...(form.startsWith("https://formspree.io/") ? ["Formspree"] : []),
  ];
};

/** A line goes unless all its marks hold. */
export const partsFor = (content: Pick<Content, "entries">) => {
  const holds = [
    ...(booksByMessage(content)
      ? ["booking.message"]
      : ["booking.calendar", otherCalendarIn(content) ? "booking.page" : "booking.embedded"]),
    ...waysIn(content).map((way) => `with.${way.toLowerCase()}`),
    ...(networksIn(content).length > 0 ? ["with.networks"] : []),
  ];
  return (text: string) =>
    text
      .split("\n")
      .filter((line) => [...line.matchAll(MARK)].every(([, mark = ""]) => holds.includes(mark)))
      .join("\n")
      .replace(MARK, "");
};
