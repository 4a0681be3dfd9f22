import { languageCodes, type LanguageCode } from "../../../base/languages";
import { bookingPage } from "./page";
import { BOOKING_SCRIPT } from "./script";
import { startLoopbackServer, type LoopbackServer } from "../../../base/loopback/server";

/** The only service (product) that the charter has at the provider. */
const SERVICE = "C0";

type Answer = { status: number; mediaType: string; body: string };

/** The faults that a test can request with the header `X-Misbehave`. `hang` gets no answer at all. */
const faults: Record<string, Answer | undefined> = {
  error: { status: 500, mediaType: "text/plain", body: "As asked for" },
  empty: { status: 200, mediaType: "text/javascript", body: "" },
};

/**
 * In the provider's place until the owner has entered a company code. Nothing can be booked. Source of the interface:
 * TuriTop's code to embed its booking box.
 * @throws PortTaken
 */
export const startBookingProvider = (port: number): Promise<LoopbackServer> =>
  startLoopbackServer(port, (request, response) => {
    const fault = request.headers["x-misbehave"];
    if (fault === "hang") return;
    const { status, mediaType, body } = faults[String(fault)] ?? answer(request.url ?? "/");
    response.writeHead(status, { "Content-Type": `${mediaType}; charset=utf-8` });
    response.end(body);
  });

const answer = (url: string): Answer => {
  const [path = ""] = url.split("?");
  if (path === "/js/load-turitop.min.js") {
    return { status: 200, mediaType: "text/javascript", body: BOOKING_SCRIPT };
  }
  const [, company = "", service, language = ""] =
    /^\/booking\/box\/([^/]+)\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  if (service !== SERVICE || !isLanguage(language)) {
    return { status: 404, mediaType: "text/plain", body: "Not found" };
  }
  return { status: 200, mediaType: "text/html", body: bookingPage(company, language, new Date()) };
};

const isLanguage = (code: string): code is LanguageCode =>
  languageCodes.some((known) => known === code);
