import { languages, type LanguageCode } from "../../../base/languages";
import { markup, type Markup } from "../../../base/markup";

type Texts = { title: string; notice: string };

const TEXTS: Record<LanguageCode, Texts> = {
  es: { title: "Calendario de demostración", notice: "Demostración: aquí no se reserva nada." },
  en: { title: "Demonstration calendar", notice: "Demonstration: nothing is booked here." },
  de: { title: "Kalender zur Ansicht", notice: "Zur Ansicht: Hier wird nichts gebucht." },
};

export const bookingPage = (company: string, language: LanguageCode, today: Date) => {
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
