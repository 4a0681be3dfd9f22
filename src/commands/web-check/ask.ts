/** Milliseconds in which an answer has to be there, whole. */
const PATIENCE = 10_000;

/** How many are asked at once. */
const AT_ONCE = 4;

/** What is asked. Nothing is ever sent: a form that is posted is a message to the owner. */
export type Question = {
  address: string;
  method?: "GET" | "HEAD" | "OPTIONS";
  headers?: Record<string, string>;
};

/** Why there is no answer. */
export type Failure =
  /** No such name in the DNS. */
  | "no-name"
  | "certificate"
  /** None in time. */
  | "silent"
  | "unreachable";

export type Answer = {
  address: string;
  /** 0 without an answer. */
  status: number;
  headers: Headers;
  text: string;
  /** @property code of Node's error, such as `CERT_HAS_EXPIRED` */
  failed?: { failure: Failure; code: string };
};

const CERTIFICATE = /CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_(?:TLS|SSL)|^EPROTO$/;
const SILENCE = /^(?:ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)$/;

const failureOf = (error: unknown): Answer["failed"] => {
  const { name, cause } = error as Error;
  // The limit's error is a DOMException; that of the network stands behind a TypeError.
  const code = name === "TimeoutError" ? "ETIMEDOUT" : String((cause as { code?: string })?.code);
  if (code === "ENOTFOUND") return { failure: "no-name", code };
  if (CERTIFICATE.test(code)) return { failure: "certificate", code };
  return { failure: SILENCE.test(code) ? "silent" : "unreachable", code };
};

const ask = async ({ address, ...init }: Question): Promise<Answer> => {
  try {
    const response = await fetch(address, {
      ...init,
      // Where it leads is what is looked at.
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { status, headers } = response;
    return { address, status, headers, text: await response.text() };
  } catch (error) {
    return { address, status: 0, headers: new Headers(), text: "", failed: failureOf(error) };
  }
};

/** Asks, a few at once, and returns the answers in the order of the questions. Follows no redirects. */
export const askAll = async (questions: readonly Question[]): Promise<Answer[]> => {
  const answers: Answer[] = [];
  const left = [...questions.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) answers[next[0]] = await ask(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
};
