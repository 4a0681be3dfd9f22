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

/** Bytes of the body; the browser sends no more once the page has been left. */
const KEEPALIVE_LIMIT = 60_000;

/**
 * Sends a message. Any 2xx status is success; the answer's body is not read, and there is no time
 * limit. It arrives even when the visitor leaves the page meanwhile.
 * @throws when it was not sent or was refused
 */
export const postForm = async (endpoint: string, message: Record<string, string>) => {
  const body = JSON.stringify(message);
  const { ok, status } = await fetch(formAction(endpoint), {
    method: "POST",
    // Without Accept the service may answer with a page for people to prove that they are none.
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body,
    keepalive: new Blob([body]).size < KEEPALIVE_LIMIT,
  });
  if (!ok) throw new Error(`The form service answered ${status}.`);
};
