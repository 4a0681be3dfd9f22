/** In the default language. Other languages add their prefix. */
export const routes = {
  home: "/",
  about: "/quienes-somos/",
  trips: "/excursiones/",
  services: "/servicios-especiales/",
  prices: "/precios/",
  booking: "/reservas/",
  location: "/donde-estamos/",
  contact: "/contacto/",
  gallery: "/galeria/",
  reviews: "/reseñas/",
  writeReview: "/escribir-reseña/",
  legalNotice: "/aviso-legal/",
  privacy: "/politica-privacidad/",
  cookies: "/politica-cookies/",
} as const;

/** Of a service's own page, by its id. */
export const servicePagePath = (service: string) => `${routes.services}${service}/`;

export type RouteName = keyof typeof routes;

/** In order. Their labels are `navigation:` messages. */
export const mainLinks = ["trips", "prices", "services", "gallery", "reviews"] as const;
export const moreLinks = ["about", "location", "contact"] as const;
/** The footer also has those of the first list that are not in its own. */
export const footerLinks = ["home", "trips", "prices", "booking", "reviews"] as const;

export type MainLink = (typeof mainLinks)[number];
