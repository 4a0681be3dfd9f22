/**
 * The booking provider (TuriTop): the only file that knows its contract.
 * Source: the documentation at https://help.turitop.com.
 */

/** The service that is booked, as the provider calls it. */
const SERVICE = "C0";

/** A local start or a test puts its own provider in the environment. */
const origin = () => process.env.GATSBY_BOOKING_ORIGIN || "https://app.turitop.com";

/** The provider's own booking page, for links that work without a script. */
export const bookingPage = (company: string, language: string) =>
  `${origin()}/booking/box/${encodeURIComponent(company)}/${SERVICE}/${language}/`;
