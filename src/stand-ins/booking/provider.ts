import { languageCodes, type LanguageCode } from "../../languages";
import { bookingPage } from "./page";
import { BOOKING_SCRIPT } from "./script";
import { startLoopbackServer, type LoopbackServer } from "../server";

/** The charter's only service at the booking provider. */
const SERVICE = "C0";

type Answer = { status: number; mediaType: string; body: string };

/** What a test can ask for in the header `X-Misbehave`; `hang` gets no answer at all. */
const faults: Record<string, Answer | undefined> = {
  error: { status: 500, mediaType: "text/plain", body: "As asked for" },
  empty: { status: 200, mediaType: "text/javascript", body: "" },
};

/**
 * Stands in for the booking provider, by its contract, until the owner's company code is known:
 * serves the loader script and the page it frames. Nothing can be booked.
 * Source of the contract: the code that TuriTop gives out to embed its booking box.
 * @throws when the port is taken.
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
