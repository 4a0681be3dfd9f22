/** The routes of each list of links, in order. Their labels are `navigation:` messages. */
export const mainLinks = ["trips", "prices", "services", "gallery", "reviews"] as const;
export const moreLinks = ["about", "location", "contact"] as const;
export const footerLinks = ["home", "trips", "prices", "booking", "reviews"] as const;
