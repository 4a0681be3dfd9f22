import { languageCodes, type LanguageCode, languages } from "../../../model/languages";
import { startLoopbackServer, type LoopbackServer } from "@brisa/desk/server";
import { markup, type Markup } from "../../../build/markup";
import { BOX_CLASS, SCRIPT_ID, SCRIPT_PATH, SERVICE } from "../../../site/providers/booking-widget";

type Texts = { title: string; notice: string };

const TEXTS: Record<LanguageCode, Texts> = {
  es: { title: "Calendario de demostración", notice: "Demostración: aquí no se reserva nada." },
  en: { title: "Demonstration calendar", notice: "Demonstration: nothing is booked here." },
  de: { title: "Kalender zur Ansicht", notice: "Zur Ansicht: Hier wird nichts gebucht." },
};

const bookingPage = (company: string, language: LanguageCode, today: Date) => {
  const { title, notice } = TEXTS[language];
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          body {
            margin: 1rem;
            font:
              1rem/1.5 system-ui,
              sans-serif;
            color: #222;
            background: #fff;
          }
          h1 {
            margin: 0;
            font-size: 1.25rem;
          }
          .notice {
            padding: 0.75rem 1rem;
            background: #fff3c4;
            font-weight: 600;
          }
          table {
            width: 100%;
            border-collapse: collapse;
            text-align: center;
          }
          caption,
          th,
          td {
            padding: 0.4rem 0;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="notice">${notice}</p>
          ${calendar(language, today)}
          <p>${company}</p>
        </main>
      </body>
    </html> `.source;
};

const calendar = (language: LanguageCode, today: Date): Markup => {
  const { tag } = languages[language];
  const [year, month] = [today.getFullYear(), today.getMonth()];
  const name = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric" }).format(today);
  const weekday = new Intl.DateTimeFormat(tag, { weekday: "short" });
  // 1 January 2024 was a Monday, on which the week begins in Spain, Britain and Germany.
  const heads = weekdays(2024, 0, 1).map(
    (day) => markup`<th scope="col">${weekday.format(day)}</th>`,
  );
  const offset = (new Date(year, month, 1).getDay() + 6) % 7;
  const weeks = Math.ceil((offset + new Date(year, month + 1, 0).getDate()) / 7);
  const rows = Array.from({ length: weeks }, (_, week) =>
    weekdays(year, month, 1 - offset + week * 7).map((day) =>
      day.getMonth() === month ? markup`<td>${day.getDate()}</td>` : markup`<td></td>`,
    ),
  );
  return markup`<table>
    <caption>
      ${name}
    </caption>
    <thead>
      <tr>
        ${heads}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          markup`<tr>
            ${cells}
          </tr>`,
      )}
    </tbody>
  </table>`;
};

const weekdays = (year: number, month: number, firstDay: number) =>
  Array.from({ length: 7 }, (_, index) => new Date(year, month, firstDay + index));

/**
 * Like the provider's, it reads the settings from its own tag and, once, puts a frame into each booking box. The frame
 * has no title, since the provider's may have none.
 */
const BOOKING_SCRIPT = `(function () {
  var script = document.getElementById("${SCRIPT_ID}");
  var company = script && script.getAttribute("data-company");
  if (!company) {
    console.warn("Booking demonstration: #${SCRIPT_ID} names no company, so nothing is shown.");
    return;
  }
  var origin = new URL(script.src).origin;
  var boxes = document.querySelectorAll('div.${BOX_CLASS}[data-embed="box"]');
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

type Answer = { status: number; mediaType: string; body: string };

/** The faults that a test can request with the header `X-Misbehave`. `hang` gets no answer at all. */
const faults: Record<string, Answer | undefined> = {
  error: { status: 500, mediaType: "text/plain", body: "As asked for" },
  empty: { status: 200, mediaType: "text/javascript", body: "" },
};

/**
 * In the provider's place until the owner has entered a company code. Nothing can be booked. Source of the interface:
 * the provider's code to embed its booking box.
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
  if (path === SCRIPT_PATH) {
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
