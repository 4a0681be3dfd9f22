import { languageCodes, type LanguageCode } from "../../../base/languages";
import { bookingPage } from "./page";
import { startLoopbackServer, type LoopbackServer } from "../../../base/loopback/server";

/**
 * Like the provider's, it reads the settings from its own tag and, once, puts a frame into each booking box. The frame
 * has no title, since the provider's may have none.
 */
const BOOKING_SCRIPT = `(function () {
  var script = document.getElementById("js-turitop");
  var company = script && script.getAttribute("data-company");
  if (!company) {
    console.warn("Booking demonstration: #js-turitop names no company, so nothing is shown.");
    return;
  }
  var origin = new URL(script.src).origin;
  var boxes = document.querySelectorAll('div.load-turitop[data-embed="box"]');
  Array.prototype.forEach.call(boxes, function (box) {
    var place = [company, box.getAttribute("data-service"), box.getAttribute("data-lang")];
    if (!place.every(Boolean)) {
      console.warn("Booking demonstration: a box names no service or no language.");
      return;
    }
    var frame = document.createElement("iframe");
    frame.src = origin + "/booking/box/" + place.map(encodeURIComponent).join("/") + "/";
    frame.width = "100%";
    frame.height = "536";
    frame.style.display = "block";
    frame.style.border = "0";
    box.appendChild(frame);
  });
})();
`;

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
