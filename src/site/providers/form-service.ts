/**
 * The form service (Formspree). No other file depends on its interface.
 * Source: the documentation at https://help.formspree.io.
 */

/** Local servers and tests override it with a variable. */
export const formAction = (endpoint: string) => process.env.GATSBY_FORM_ENDPOINT || endpoint;

/** The names of the fields that the service treats specially. */
export const formFields = {
  /** The subject of the e-mail that the company receives. */
  subject: "_subject",
  /** A field hidden from people. The service discards messages in which it is filled in. */
  honeypot: "_gotcha",
};

/** Largest body in bytes that is sent with `keepalive`. Browsers reject larger ones. */
const KEEPALIVE_LIMIT = 60_000;

/**
 * Sends a message, even if the visitor leaves the page meanwhile. Any 2xx status is a success; the body of the
 * response is not read, and there is no timeout. A redirect counts as a failure, whatever its target answers.
 * @throws if the message was not sent or was refused; then the cause is the status
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
  if (!ok) throw new Error(`The form service answered ${status}.`, { cause: status });
};
