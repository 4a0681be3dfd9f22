/** Where `npm run edit` serves the site and its editor. */
export const SITE_PORT = 8000;

export const HOME = `http://localhost:${SITE_PORT}`;
export const EDITOR = `${HOME}/admin/`;

/** Milliseconds: the first start makes every picture in every size. */
export const START_LIMIT = 600_000;
