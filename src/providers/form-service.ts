/**
 * The form service (Formspree): the only file that knows its contract.
 * Source: the documentation at https://help.formspree.io.
 */

/** Where a form is posted. A local start or a test puts its own address in the environment. */
export const formAction = (endpoint: string) => process.env.GATSBY_FORM_ENDPOINT || endpoint;

/** Names of the fields with a meaning for the service. */
export const formFields = {
  /** Subject of the e-mail that the company receives. */
  subject: "_subject",
  /** A field that people do not see; messages in which it is filled are dropped. */
  honeypot: "_gotcha",
};
