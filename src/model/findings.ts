import type { CalendarDate, Days } from "../base/calendar/calendar-date";
import type { Finding } from "../typed-content/check/finding";

type ModelDetails =
  | { code: "end-before-start" | "season-without-changes" }
  | { code: "days-in-two-seasons"; from: CalendarDate; to: CalendarDate }
  | { code: "featured-below-five" | "desk-at-site" | "two-calendars" }
  | { code: "tax-number"; value: string }
  /** The file with the prices. */
  | { code: "trip-without-price"; list: string }
  | { code: "price-without-trip"; id: string }
  /** The guests that the boat may carry, and those that the trips are sold to. */
  | { code: "boat-too-small"; certified: number; sold: number }
  | { code: "no-boat" | "boat-without-name" | "trip-without-boat" | "boat-without-trip" }
  | { code: "boat-name-twice"; name: string }
  | { code: "trip-of-no-boat" | "state-of-no-boat"; id: string }
  | { code: "state-of-both" }
  /** The other trips, and the boat of all of them. */
  | { code: "trips-overlap"; names: readonly string[]; boat: string }
  /** For how many each boat has room. */
  | { code: "guests-of-several"; guests: number }
  /** What the list of what is not included calls it. */
  | { code: "trip-name-gone"; name: string }
  | { code: "no-sunset-trip" }
  /** In minutes before departure. */
  | { code: "arrival-too-late"; boarding: number }
  | { code: "few-trips"; count: number }
  | { code: "short-trip"; minutes: number }
  | { code: "odd-stop" | "stop-after-return" }
  /** `sunset` is the latest of these days, or the earliest: "21:20". */
  | {
      code: "return-before-sunset" | "leave-after-sunset";
      days: readonly Days[];
      sunset: string;
    }
  | { code: "season-over" | "season-far"; date: CalendarDate }
  | { code: "season-without-trips" }
  /** These days are closed or full here, and not at the provider, whose page of bookings may be known. */
  | {
      code: "calendar-still-sells";
      from: CalendarDate;
      to: CalendarDate;
      isFull: boolean;
      /** Whether it is about some trips alone. */
      isSome: boolean;
      address?: string;
    }
  | { code: "closed-days-moved" }
  | { code: "state-of-no-trip"; id: string }
  /** The prices are those that hold on these days. */
  | { code: "usual-price-again"; amounts: readonly number[]; days: readonly Days[] }
  | { code: "notice-over" | "notice-far"; date: CalendarDate }
  | { code: "notice-long"; days: number }
  | { code: "long-name"; length: number; limit: number }
  | { code: "past-retention"; months: number }
  | { code: "day-to-come" }
  | { code: "number-stayed"; number: string }
  | { code: "no-place" | "crossed-edges" | "off-chart" | "place-off-chart" | "empty-page" }
  /** The time zone of the site: "Europe/Madrid". */
  | { code: "other-time"; zone: string }
  | { code: "many-guests"; limit: number }
  | { code: "service-page-gone"; id: string }
  | { code: "way-gone"; way: string }
  | { code: "untrue-words"; words: string }
  /** The nearest colour that has enough: "#0A6E78". */
  | { code: "low-contrast"; nearest: string }
  | { code: "same-color" | "error-color" | "moving-logo" | "unseen-logo" | "rose" }
  /** In pixels; its longer and its shorter side have to be as long. */
  | { code: "small-logo"; width: number; height: number; long: number; short: number }
  | { code: "sample" };

export type ModelFinding = Finding<ModelDetails>;
