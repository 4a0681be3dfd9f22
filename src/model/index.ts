import type { Collection } from "../typed-content/collection";
import type { ContentModel } from "../typed-content/content";
import { facts } from "./calculated-facts";
import { company } from "./collections/company";
import { dayStates } from "./collections/day-states";
import { gallery } from "./collections/gallery";
import { inclusions } from "./collections/inclusions";
import { legal } from "./collections/legal";
import { notices } from "./collections/notices";
import { aboutPage } from "./collections/pages/about";
import { bookingPage } from "./collections/pages/booking";
import { homePage } from "./collections/pages/home";
import { locationPage } from "./collections/pages/location";
import { reviewsPage, writeReviewPage } from "./collections/pages/reviews";
import {
  closing,
  notFoundPage,
  contactPage,
  galleryPage,
  pricesPage,
  servicesPage,
  tripsPage,
} from "./collections/pages/simple";
import { places } from "./collections/places";
import { prices } from "./collections/prices";
import { providers } from "./collections/providers";
import { questions } from "./collections/questions";
import { reviews } from "./collections/reviews";
import { services } from "./collections/services";
import { terms } from "./collections/terms";
import { trips } from "./collections/trips";
import { dummyPictures } from "./launch/dummy-pictures";
import { mayBeOpen } from "./launch/may-be-open";
import { ownerOnly } from "./launch/owner-only";
import { sampleReviews } from "./launch/sample-reviews";
import { messageTitles } from "./message-titles";
import { messagesAtDesk } from "./messages/at-desk";
import { TIME_ZONE } from "./port-time";
import { query, resolvers } from "./resolvers";
import { chartErrors } from "./rules/chart";
import { deskErrors } from "./rules/providers";
import { guestErrors } from "./rules/guests";
import { seasonErrors } from "./rules/seasons";
import { taxNumberErrors } from "./rules/tax-number";
import type { ModelMessages } from "./messages/types";
import { samplePictures } from "./sample-pictures";
import { fewTrips } from "./warnings/few-trips";
import { doubtfulNotices } from "./warnings/notices";
import { forgottenNumber } from "./warnings/phones";
import { offChart, tripsWithoutPlace } from "./warnings/places";
import { reviewDates } from "./warnings/reviews";
import { doubtfulSeasons, soldClosedDays } from "./warnings/seasons";
import { sunsetsMissed } from "./warnings/sunsets";
import { goneTripNames } from "./warnings/gone-trip-names";
import { unshowableTrips } from "./warnings/trips";
import { unusual } from "./warnings/unusual";
import { untrueWords } from "./warnings/untrue-words";
import { waysGone } from "./warnings/ways-gone";

/** The content check, GraphQL types and forms are derived from this list. */
export const collections: readonly Collection[] = [
  company,
  providers,
  terms,
  trips,
  prices,
  services,
  inclusions,
  gallery,
  reviews,
  questions,
  dayStates,
  notices,
  places,
  homePage,
  aboutPage,
  tripsPage,
  servicesPage,
  pricesPage,
  bookingPage,
  locationPage,
  contactPage,
  galleryPage,
  reviewsPage,
  writeReviewPage,
  notFoundPage,
  closing,
  legal,
];

/** What the parts that know no boats are given. */
export const contentModel: ContentModel<keyof ModelMessages> = {
  collections,
  messageTitles,
  timeZone: TIME_ZONE,
  rules: [seasonErrors, deskErrors, taxNumberErrors, chartErrors, guestErrors],
  warnings: [
    reviewDates,
    fewTrips,
    unshowableTrips,
    goneTripNames,
    sunsetsMissed,
    doubtfulSeasons,
    soldClosedDays,
    doubtfulNotices,
    tripsWithoutPlace,
    offChart,
    forgottenNumber,
    unusual,
    waysGone,
    untrueWords,
  ],
  samplePictures,
  launch: [ownerOnly, sampleReviews, dummyPictures],
  asIs: { file: company.path, path: ["publishAsIs"] },
  messagesAtDesk,
  facts,
  mayBeOpen,
  resolvers,
  query,
};
