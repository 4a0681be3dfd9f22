/**
 * The form service (Formspree). No other file depends on its contract.
 * Source: the documentation at https://help.formspree.io.
 */

/** Returns the URL that a form is posted to. Local servers and tests override it by a variable. */
export const formAction = (endpoint: string) => process.env.GATSBY_FORM_ENDPOINT || endpoint;

/** The names of fields with a meaning to the service. */
export const formFields = {
  /** The subject of the e-mail that the company receives. */
  subject: "_subject",
  /** A field hidden from people; messages in which it is filled in are dropped. */
  honeypot: "_gotcha",
};

/** Bytes of a body, above which browsers refuse `keepalive`. */
const KEEPALIVE_LIMIT = 60_000;

/**
 * Sends a message, even if the visitor leaves the page meanwhile. Any 2xx status is success; the
 * body of the response is not read, and there is no timeout. A redirect is no success, whatever the
 * page it leads to answers.
 * @throws when the message was not sent or was refused
 */
export const postForm = async (endpoint: string, message: Record<string, string>) => {
  const body = JSON.stringify(message);
  const { ok, status } = await fetch(formAction(endpoint), {
    method: "POST",
    // Without Accept the service may respond with a captcha page.
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body,
    redirect: "error",
    keepalive: new Blob([body]).size < KEEPALIVE_LIMIT,
  });
  if (!ok) throw new Error(`The form service answered ${status}.`);
};
