import type { Collection } from "./collection";
import { company } from "./company";
import { gallery } from "./gallery";
import { inclusions } from "./inclusions";
import { legal } from "./legal";
import { aboutPage } from "./pages/about";
import { bookingPage } from "./pages/booking";
import { homePage } from "./pages/home";
import { locationPage } from "./pages/location";
import { reviewsPage, writeReviewPage } from "./pages/reviews";
import { closing, notFoundPage } from "./pages/shared";
import { contactPage, galleryPage, pricesPage, servicesPage, tripsPage } from "./pages/simple";
import { places } from "./places";
import { prices } from "./prices";
import { providers } from "./providers";
import { reviews } from "./reviews";
import { services } from "./services";
import { terms } from "./terms";
import { trips } from "./trips";

/** Everything the site's content may be. The only list: checks, types and forms derive from it. */
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
