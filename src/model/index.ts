import type { Collection } from "../typed-content/collection";
import { company } from "./collections/company";
import { gallery } from "./collections/gallery";
import { inclusions } from "./collections/inclusions";
import { legal } from "./collections/legal";
import { notices } from "./collections/notices";
import { aboutPage } from "./collections/pages/about";
import { bookingPage } from "./collections/pages/booking";
import { homePage } from "./collections/pages/home";
import { locationPage } from "./collections/pages/location";
import { reviewsPage, writeReviewPage } from "./collections/pages/reviews";
import { closing, notFoundPage } from "./collections/pages/shared";
import {
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

/** All collections. The content check, GraphQL types and forms are derived from this list. */
export const collections: Collection[] = [
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
