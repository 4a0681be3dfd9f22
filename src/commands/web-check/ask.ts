/** Milliseconds in which an answer has to be there, whole. */
const PATIENCE = 10_000;

/** How many are asked at once. */
const AT_ONCE = 4;

/** How it is asked. Nothing is ever sent: a form that is posted is a message to the owner. */
type Manner = { method?: "GET" | "HEAD" | "OPTIONS"; headers?: Record<string, string> };

export type Answer = {
  address: string;
  /** 0 without an answer. */
  status: number;
  headers: Headers;
  text: string;
  /** @property code of Node's error, such as `CERT_HAS_EXPIRED` */
  failed?: { why: "noName" | "certificate" | "silent" | "unreachable"; code: string };
};

const CERTIFICATE = /CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_(?:TLS|SSL)|^EPROTO$/;
const SILENCE = /^(?:ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)$/;

const failureOf = (error: unknown): Answer["failed"] => {
  const { name, cause } = error as Error;
  // The limit's error is a DOMException; that of the network stands behind a TypeError.
  const code = name === "TimeoutError" ? "ETIMEDOUT" : String((cause as { code?: string })?.code);
  if (code === "ENOTFOUND") return { why: "noName", code };
  if (CERTIFICATE.test(code)) return { why: "certificate", code };
  return { why: SILENCE.test(code) ? "silent" : "unreachable", code };
};

const waiting: (() => void)[] = [];
let asked = 0;

/** Asks at an address, a few at once, and follows no redirects: where they lead is what is looked at. */
export const ask = async (address: string, manner: Manner = {}): Promise<Answer> => {
  if (asked === AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
  else asked += 1;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(address, { ...manner, redirect: "manual", signal });
    const { status, headers } = response;
    return { address, status, headers, text: await response.text() };
  } catch (error) {
    return { address, status: 0, headers: new Headers(), text: "", failed: failureOf(error) };
  } finally {
    const next = waiting.shift();
    if (next) next();
    else asked -= 1;
  }
};

/** Returns where an answer leads; undefined if it leads nowhere. */
export const leadsTo = ({ address, status, headers }: Answer) => {
  const location = status >= 300 && status < 400 ? headers.get("Location") : null;
  return location !== null && URL.canParse(location, address)
    ? new URL(location, address).href
    : undefined;
};
