import type {
  MailedReview,
  MailProblem,
} from "../../../../src/build/desk/paste-review/review-mail";

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

const ALL = MAIL.split("\n");
const LABELLED = ALL.slice(0, 5);
const BODY = ALL.slice(5);

const lines = (...parts: string[]) => parts.join("\n");
const each = (change: (line: string) => string) => ALL.map(change).join("\n");
const withText = (text: string) => lines(...LABELLED, "", text);
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
const SPANISH = printed(MAIL, SUBJECT);
const PRINTED_GERMAN = printed(GERMAN, "Neue Bewertung von Jörg Weiß: 5 von 5 Sternen");

type Case = [how: string, mail: string, becomes: MailedReview | MailProblem];

/** Parts of the mail, what stands in their place, and what is then not known. */
const REPLACED: [from: string, to: string, unknown: keyof MailedReview][] = [
  ["4 de 5", "10 de 5", "rating"],
  ["4 de 5", "4,5 de 5", "rating"],
  ["14/9", "31/2", "date"],
  ["es-ES", "fr-FR", "language"],
  ["Núria Ferrer", "nuria@example.com", "name"],
];

/** What each labelled line says; nobody may learn the address. */
const SAID = ["name", undefined, "rating", "language", "date"] as const;

/** What happens to mails on their way, and what becomes of each. */
export const mangledMails: Case[] = [
  ["as it was sent", MAIL, REVIEW],
  ["as the inbox prints it, in German", PRINTED_GERMAN, JOERG],
  [
    "in the inbox before a question",
    lines(SPANISH, "", printed("¿Hay sombra a bordo?", "Mensaje desde la web")),
    REVIEW,
  ],
  ["in the inbox before another review", lines(SPANISH, "", PRINTED_GERMAN), "several"],
  [
    "quoted and indented, with non-breaking spaces, loose accents and the line ends of Windows",
    each((line) => `\t  > >>${line}`)
      .replaceAll(" ", "\u00A0")
      .normalize("NFD")
      .replaceAll("\n", "\r\n"),
    REVIEW,
  ],
  [
    "as HTML",
    MAIL.replaceAll("ó", "&oacute;").replaceAll("ú", "&#250;").replaceAll("\n", "<br/>"),
    REVIEW,
  ],
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
    "with emphasized labels, in capitals, without accents",
    lines(
      ...LABELLED.map((line) =>
        line.replace(/^(\p{L}+):/u, (label) => `**${label.toUpperCase()}**`),
      ),
      ...BODY,
    ).replace("PUNTUACIÓN", "PUNTUACION"),
    REVIEW,
  ],
  ["with a blank line after each line", MAIL.replaceAll("\n", "\n\n"), REVIEW],
  [
    "without blank lines",
    MAIL.replaceAll(/\n+/g, "\n"),
    saying("Una tarde preciosa: mar en calma.\nVolveremos."),
  ],
  [
    "with values on lines of their own, and the line ends of old Macs",
    MAIL.replaceAll(/^(\p{L}+): /gmu, "$1\n").replaceAll("\n", "\r"),
    REVIEW,
  ],
  ["in columns", each((line) => line.replace(/^(\p{L}+): /u, "$1\t")), REVIEW],
  ...SAID.map((said, at): Case => [
    `without its line ${at + 1}`,
    lines(...LABELLED.toSpliced(at, 1), ...BODY),
    said ? without(said) : REVIEW,
  ]),
  ["only its first half", lines(...LABELLED.slice(0, 3)), { name: REVIEW.name, rating: 4 }],
  ["only its second half", lines(...ALL.slice(4)), "no-review"],
  [
    "only subject and text",
    lines(SUBJECT, "", "Una tarde preciosa."),
    { name: REVIEW.name, rating: 4, language: "es", text: "Una tarde preciosa." },
  ],
  [
    "translated into Italian",
    lines(
      ...["Nome : Núria Ferrer", "E-mail: nuria@example.com", "Valutazione: 4 su 5"],
      ...["Lingua: es-ES", "Data: 14/9/2026", "", "Un bel pomeriggio."],
    ),
    { ...without("name", "date"), text: "Un bel pomeriggio." },
  ],
  [
    "sent without JavaScript, as mails list fields",
    lines(
      ...["_subject: Neue Bewertung über die Website", "", "rating:", "5", "", "name:"],
      ...["Jörg Weiß", "", "email:", "joerg@example.com", "", "message:", "Schön war’s."],
    ),
    { name: "Jörg Weiß", rating: 5, language: "de", text: "Schön war’s." },
  ],
  ...REPLACED.map(([from, to, unknown]): Case => [
    `with ${to} in place of ${from}`,
    MAIL.replace(from, to),
    without(unknown),
  ]),
  ["with a date by machines", MAIL.replace("14/9/2026, 10:22", "2026-09-14T08:22:00Z"), REVIEW],
  [
    "with addresses in the text",
    withText("Escribidme (nuria@example.com), o a Otra.Mia@Example.ORG."),
    saying("Escribidme …, o a."),
  ],
  [
    "with an address as mails write it",
    MAIL.replace(": nuria@example.com", ': "Núria" <mailto:nuria@example.com>'),
    REVIEW,
  ],
  [
    "with a script, half of it escaped",
    withText("&lt;script&gt;alert(1)</script> Bien."),
    saying("<script>alert(1)</script> Bien."),
  ],
  [
    "with control and invisible characters",
    withText("Vol\u0000ve\u200Bre\u202Emos\u0007.\uFEFF"),
    saying("Volveremos."),
  ],
  [
    "with labels in the text, and a signature",
    lines(withText("Lo mejor: la cala.\nNombre: no lo pongáis."), "", "-- ", "Desde mi teléfono"),
    saying("Lo mejor: la cala.\nNombre: no lo pongáis."),
  ],
  ["of more than 100 kB", withText("mar ".repeat(30_000)), "too-long"],
  [
    "that asks a question",
    "name    Ana\nemail   ana@example.com\nmessage  ¿Hay sombra?",
    "no-review",
  ],
  ["of nothing", " \n\t\u00A0", "empty"],
];
