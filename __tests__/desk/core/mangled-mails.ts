import type { MailedReview, MailProblem } from "../../../src/desk/reviews/review-mail";

/** The mail with a review that was written in Spanish, as the form writes it, and what it says. */
export const MAIL = [
  "Nombre: Núria Ferrer",
  "Correo: nuria@example.com",
  "Puntuación: 4 de 5",
  "Idioma: es-ES",
  "Fecha: 14/9/2026, 10:22:00",
  "",
  "Una tarde preciosa: mar en calma.",
  "",
  "Volveremos.",
].join("\n");

export const REVIEW: MailedReview = {
  name: "Núria Ferrer",
  date: "2026-09-14",
  rating: 4,
  language: "es",
  text: "Una tarde preciosa: mar en calma.\n\nVolveremos.",
};

const GERMAN = [
  "Name: Jörg Weiß",
  "E-Mail: joerg@example.com",
  "Bewertung: 5 von 5",
  "Sprache: de-DE",
  "Datum: 14.9.2026, 10:22:00",
  "",
  "Schön war’s.",
].join("\n");

const JOERG: MailedReview = {
  name: "Jörg Weiß",
  date: "2026-09-14",
  rating: 5,
  language: "de",
  text: "Schön war’s.",
};

const [NAME, EMAIL, RATING, LANGUAGE, DATE, ...REST] = MAIL.split("\n") as [
  string,
  string,
  string,
  string,
  string,
  ...string[],
];

const lines = (...parts: string[]) => parts.join("\n");
const each = (change: (line: string) => string) => MAIL.split("\n").map(change).join("\n");
const body = lines(...REST);
const withText = (text: string) => lines(NAME, EMAIL, RATING, LANGUAGE, DATE, "", text);
const without = (...keys: (keyof MailedReview)[]): MailedReview =>
  Object.fromEntries(Object.entries(REVIEW).filter(([key]) => !keys.some((each) => each === key)));
const saying = (text: string): MailedReview => ({ ...REVIEW, text });

/** The review in a field of the form service, as its stand-in prints it. */
const printed = (mail: string, subject: string) =>
  lines(
    "── Message 2 · 10:22:00 · http://localhost:8000/escribir-rese%C3%B1a/",
    "to        reservas@velaclara.test",
    `subject   ${subject}`,
    `message   ${mail.replaceAll("\n", `\n${" ".repeat(10)}`)}`,
    `_subject  ${subject}`,
  );

const SUBJECT = "Nueva reseña de Núria Ferrer: 4 de 5 estrellas";

type Becomes = MailedReview | MailProblem;

/** What happens to mails on their way, and what becomes of each. */
export const mangledMails: [how: string, mail: string, becomes: Becomes][] = [
  ["as it was sent", MAIL, REVIEW],
  ["in German", GERMAN, JOERG],
  ["as the inbox prints it", printed(MAIL, SUBJECT), REVIEW],
  [
    "as the inbox prints it, in German",
    printed(GERMAN, "Neue Bewertung von Jörg Weiß: 5 von 5 Sternen"),
    JOERG,
  ],
  [
    "two messages of the inbox, the second a question",
    lines(printed(MAIL, SUBJECT), "", printed("¿Hay sombra a bordo?", "Mensaje desde la web")),
    REVIEW,
  ],
  [
    "two reviews of the inbox",
    lines(
      printed(MAIL, SUBJECT),
      "",
      printed(GERMAN, "Neue Bewertung von Jörg Weiß: 5 von 5 Sternen"),
    ),
    "several",
  ],
  [
    "twice, the second time as a quotation",
    lines(
      MAIL,
      "",
      each((line) => `> ${line}`),
    ),
    "several",
  ],
  ["with the line ends of Windows", MAIL.replaceAll("\n", "\r\n"), REVIEW],
  ["with the line ends of old Macs", MAIL.replaceAll("\n", "\r"), REVIEW],
  ["quoted", each((line) => `> ${line}`), REVIEW],
  ["quoted three times", each((line) => `> >>${line}`), REVIEW],
  [
    "forwarded, with a greeting",
    lines(
      "Mira esto:",
      "---------- Forwarded message ---------",
      "De: Formspree <noreply@example.com>",
      "Date: lun, 14 sept 2026 a las 10:23",
      `Subject: Fwd: ${SUBJECT}`,
      "To: <reservas@velaclara.test>",
      "",
      MAIL,
    ),
    REVIEW,
  ],
  [
    "answered",
    lines(
      "El lun, 14 sept 2026, Formspree escribió:",
      "",
      each((line) => `> ${line}`),
    ),
    REVIEW,
  ],
  ["indented", each((line) => `\t   ${line}`), REVIEW],
  ["with non-breaking spaces", MAIL.replaceAll(" ", "\u00A0"), REVIEW],
  [
    "with narrow spaces",
    MAIL.replaceAll(": ", "\u202F: "),
    { ...REVIEW, text: "Una tarde preciosa : mar en calma.\n\nVolveremos." },
  ],
  [
    "with HTML entities",
    MAIL.replaceAll("ó", "&oacute;").replaceAll("ú", "&#250;").replaceAll(": ", ":&nbsp;"),
    REVIEW,
  ],
  ["with line breaks of HTML", MAIL.replaceAll("\n", "<br/>"), REVIEW],
  ["with decomposed accents", MAIL.normalize("NFD"), REVIEW],
  ["without accents in the labels", MAIL.replace("Puntuación", "Puntuacion"), REVIEW],
  ["with emphasized labels", each((line) => line.replace(/^(\w+ón|\w+):/, "**$1:**")), REVIEW],
  [
    "in capitals",
    MAIL.replace(/^[^\n:]+:/gm, (label) => label.toUpperCase()).replace(
      "UNA TARDE PRECIOSA",
      "Una tarde preciosa",
    ),
    REVIEW,
  ],
  ["with a blank line after each line", MAIL.replaceAll("\n", "\n\n"), saying(REVIEW.text ?? "")],
  [
    "without blank lines",
    MAIL.replaceAll(/\n+/g, "\n"),
    saying("Una tarde preciosa: mar en calma.\nVolveremos."),
  ],
  [
    "with labels and values on lines of their own",
    MAIL.replaceAll(/^(\p{L}+): /gmu, "$1\n"),
    REVIEW,
  ],
  ["in columns", each((line) => line.replace(/^(\p{L}+): /u, "$1\t")), REVIEW],
  ["without the name", lines(EMAIL, RATING, LANGUAGE, DATE, body), without("name")],
  ["without the address", lines(NAME, RATING, LANGUAGE, DATE, body), REVIEW],
  ["without the rating", lines(NAME, EMAIL, LANGUAGE, DATE, body), without("rating")],
  ["without the language", lines(NAME, EMAIL, RATING, DATE, body), without("language")],
  ["without the date", lines(NAME, EMAIL, RATING, LANGUAGE, body), without("date")],
  ["without the text", lines(NAME, EMAIL, RATING, LANGUAGE, DATE), without("text")],
  ["only its first half", lines(NAME, EMAIL, RATING), { name: REVIEW.name, rating: 4 }],
  ["only its second half", lines(DATE, body), "no-review"],
  ["only its text", body, "no-review"],
  [
    "only subject and text",
    lines(SUBJECT, "", "Una tarde preciosa."),
    { name: REVIEW.name, rating: 4, language: "es", text: "Una tarde preciosa." },
  ],
  ["in another order", lines(DATE, RATING, NAME, LANGUAGE, EMAIL, body), without("date")],
  [
    "translated into French",
    lines(
      "Nom : Núria Ferrer",
      "E-mail : nuria@example.com",
      "Note : 4 sur 5",
      "Langue : es-ES",
      "Date : 14/9/2026, 10:22:00",
      "",
      "Un bel après-midi.",
    ),
    { ...without("name"), text: "Un bel après-midi." },
  ],
  [
    "translated into English",
    lines(
      "Name: Núria Ferrer",
      "Mail: nuria@example.com",
      "Score: 4 out of 5",
      "Language: es-ES",
      "Date: 9/14/2026, 10:22:00 AM",
      "",
      "A lovely afternoon.",
    ),
    { ...without("date", "rating"), text: "A lovely afternoon." },
  ],
  [
    "translated into Italian",
    lines(
      "Nome: Núria Ferrer",
      "E-mail: nuria@example.com",
      "Valutazione: 4 su 5",
      "Lingua: es-ES",
      "Data: 14/9/2026",
      "",
      "Un bel pomeriggio.",
    ),
    { ...without("name", "date"), text: "Un bel pomeriggio." },
  ],
  [
    "sent without JavaScript",
    lines(
      "rating    4",
      "name      Núria Ferrer",
      "email     nuria@example.com",
      "message   Volveremos.",
    ),
    { name: REVIEW.name, rating: 4, text: "Volveremos." },
  ],
  [
    "sent without JavaScript, as mails list fields",
    lines(
      "_subject: Neue Bewertung über die Website",
      "",
      "rating:",
      "5",
      "",
      "name:",
      "Jörg Weiß",
      "",
      "email:",
      "joerg@example.com",
      "",
      "message:",
      "Schön war’s.",
    ),
    { name: "Jörg Weiß", rating: 5, language: "de", text: "Schön war’s." },
  ],
  ["with a rating out of scale", MAIL.replace("4 de 5", "10 de 5"), without("rating")],
  ["with a rating of nothing", MAIL.replace("4 de 5", "0 de 5"), without("rating")],
  ["with half a star", MAIL.replace("4 de 5", "4,5 de 5"), without("rating")],
  ["with a day that is none", MAIL.replace("14/9", "31/2"), without("date")],
  [
    "with a date by the machines",
    MAIL.replace("14/9/2026, 10:22:00", "2026-09-14T08:22:00Z"),
    REVIEW,
  ],
  ["with a language that the site lacks", MAIL.replace("es-ES", "fr-FR"), without("language")],
  [
    "with the address in the text",
    withText("Escribidme (nuria@example.com), o a Otra.Mia@Example.ORG."),
    saying("Escribidme, o a."),
  ],
  [
    "with an address as the name",
    MAIL.replace("Núria Ferrer", "nuria@example.com"),
    without("name"),
  ],
  [
    "with an address as mails write it",
    MAIL.replace(": nuria@example.com", ': "Núria" <mailto:nuria@example.com>'),
    REVIEW,
  ],
  [
    "with a script",
    withText("<script>alert(1)</script> Bien."),
    saying("<script>alert(1)</script> Bien."),
  ],
  [
    "with an escaped script",
    withText("&lt;script&gt;alert(1)&lt;/script&gt; Bien."),
    saying("<script>alert(1)</script> Bien."),
  ],
  [
    "with control and invisible characters",
    withText("Vol\u0000ve\u200Bre\u202Emos\u0007.\uFEFF"),
    saying("Volveremos."),
  ],
  ["with a signature", lines(MAIL, "", "-- ", "Enviado desde mi teléfono"), REVIEW],
  [
    "with colons in the text",
    withText("Lo mejor: la cala.\nLo peor: irse."),
    saying("Lo mejor: la cala.\nLo peor: irse."),
  ],
  [
    "with a label in the text",
    withText("Nombre: no lo pongáis.\nBien."),
    saying("Nombre: no lo pongáis.\nBien."),
  ],
  ["with a long text", withText("mar ".repeat(1000)), saying("mar ".repeat(1000).trim())],
  ["of more than 100 kB", withText("mar ".repeat(30_000)), "too-long"],
  [
    "a question from the contact form",
    lines("name    Ana", "email   ana@example.com", "message  ¿Hay sombra?"),
    "no-review",
  ],
  ["a message from somebody", "Hola:\n\nGracias por el día. Date: ayer.\n\nAna", "no-review"],
  ["nothing", " \n\t\u00A0", "empty"],
];
