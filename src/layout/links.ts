/** The routes that each list of links holds, in order. Their labels are `navigation:` words. */
export const mainLinks = ["trips", "prices", "services", "gallery", "reviews"] as const;
export const moreLinks = ["about", "location", "contact"] as const;
export const footerLinks = ["home", "trips", "prices", "booking", "reviews"] as const;
