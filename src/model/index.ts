import type { ContentModel, Collection } from "@brisa/typed-content";
import { facts } from "./calculated-facts";
import { boats } from "./collections/boats";
import { company } from "./collections/company";
import { dayStates } from "./collections/day-states";
import { gallery } from "./collections/gallery";
import { inclusions } from "./collections/inclusions";
import { legal } from "./collections/legal";
import { look } from "./collections/look";
import { notices } from "./collections/notices";
import { aboutPage } from "./collections/pages/about";
import { homePage } from "./collections/pages/home";
import { locationPage } from "./collections/pages/location";
import {
  closing,
  notFoundPage,
  contactPage,
  galleryPage,
  pricesPage,
  servicesPage,
  tripsPage,
  bookingPage,
  reviewsPage,
  writeReviewPage,
} from "./collections/pages/simple";
import { places } from "./collections/places";
import { prices } from "./collections/prices";
import { providers } from "./collections/providers";
import { questions } from "./collections/questions";
import { reviews } from "./collections/reviews";
import { services } from "./collections/services";
import { terms } from "./collections/terms";
import { trips } from "./collections/trips";
import type { ModelFinding } from "./findings";
import { ownerOnly } from "./launch/owner-only";
import { messagesAtDesk } from "./messages/at-desk";
import { TIME_ZONE } from "./port-time";
import { query, resolvers } from "./resolvers";
import { chartErrors } from "./rules/chart";
import { calendarErrors, deskErrors } from "./rules/providers";
import { boatErrors } from "./rules/boats";
import { colorErrors, doubtfulLook, logoErrors } from "./rules/look";
import { seasonErrors } from "./rules/seasons";
import { taxNumberErrors } from "./rules/tax-number";
import { doubtfulBoats } from "./warnings/boats";
import { noTrips } from "./warnings/no-trips";
import { doubtfulNotices } from "./warnings/notices";
import { goneServicePages } from "./warnings/service-links";
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
import { deliveredRose, dummyPictures, sampleReviews, samplePictures } from "./launch/samples";

/** The legal texts show open brackets until the owner fills them in. */
const mayBeOpen = {
  collections: [legal],
  /** The messages that only the legal texts show. */
  namespaces: ["legal", "cookies"],
  /** Pages do not show these by themselves, only in texts that name them. */
  facts: ["company.legalName", "company.taxNumber", "company.registry", "company.address"],
};

const messageTitles = {
  layout: "Cabecera, pie y avisos",
  navigation: "Nombres de las páginas",
  trips: "Excursiones y precios",
  booking: "Reservas",
  location: "Dónde estamos",
  about: "Quiénes somos",
  contact: "Formulario de contacto",
  questions: "Preguntas en las páginas",
  gallery: "Galería",
  reviews: "Reseñas",
  legal: "Textos legales",
  cookies: "Tabla de cookies",
};

/** The content check, GraphQL types and forms are derived from this list. */
export const collections: readonly Collection[] = [
  company,
  look,
  providers,
  terms,
  trips,
  boats,
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
export const contentModel: ContentModel<ModelFinding["code"]> = {
  collections,
  messageTitles,
  timeZone: TIME_ZONE,
  rules: [
    seasonErrors,
    deskErrors,
    calendarErrors,
    taxNumberErrors,
    chartErrors,
    boatErrors,
    colorErrors,
    logoErrors,
  ],
  warnings: [
    reviewDates,
    noTrips,
    doubtfulBoats,
    unshowableTrips,
    goneTripNames,
    goneServicePages,
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
    doubtfulLook,
  ],
  samplePictures,
  launch: [ownerOnly, sampleReviews, dummyPictures, deliveredRose],
  asIs: { file: company.path, path: ["publishAsIs"] },
  messagesAtDesk,
  facts,
  mayBeOpen,
  resolvers,
  query,
};
