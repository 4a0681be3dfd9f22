/** Not the one of `npm start`, so that a site left running there is not tested by mistake. */
export const SITE_PORT = 8788;
