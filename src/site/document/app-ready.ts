/** Dispatched on `document` once React has hydrated the page. */
export const APP_READY = "app-ready";
