import type { PastedReview } from "../../../../src/build/desk/paste-review/read-pasted";

/** The day on which everything is pasted. */
export const TODAY = "2026-11-27";

/** What a text becomes: a review, or the messages among which one is chosen. */
type Case = [
  form: string,
  text: string,
  becomes: PastedReview | [who: string, day: string, text: string][],
];

const lines = (...parts: string[]) => parts.join("\n");

const GERMAN = "Wir hatten einen traumhaften Tag mit euch und kommen wieder.";
const ENGLISH = "We had the best day of our holiday and will be back.";
const SPANISH = "Fue un día precioso y los niños no querían volver a puerto.";

/** One message of a chat, and what it becomes. */
const stamped = (source: string, stamp: string, date = "2026-11-25"): Case => [
  `a chat: ${source}`,
  `${stamp}Ida: ${GERMAN}`,
  { name: "Ida", date, language: "de", text: GERMAN },
];

/**
 * Texts in the forms that people have found. The forms are those of the sources, the words our own.
 */
export const pastedTexts: Case[] = [
  // github.com/Pustur/whatsapp-chat-parser/issues/248: a narrow space before PM, and months first.
  stamped("Android, American", "11/25/26, 7:02\u202FPM - "),
  // github.com/Pustur/whatsapp-chat-parser/issues/224: no comma, Spanish halves of the day.
  stamped("Android, Spanish, twelve hours", "25/11/2026 8:28\u00A0p.\u00A0m. - "),
  // github.com/gesiscss/WhatsR/issues/32
  stamped("iPhone, American, with dashes", "[11-25-2026, 23:33:00] "),
  // github.com/rodrigogs/whats-reader/issues/78
  stamped("iPhone, German, American hours", "[25.11.26, 5:52:02\u202FPM] "),
  stamped("iPhone, German", "\u200E[25.11.26, 21:22:39] "),
  // github.com/nmoya/whatsapp-parser/issues/4
  stamped("old, with a colon", "25/11/26, 13:59:59: "),
  stamped("older, with its hours in full", "25/11/2026 17:03:48: "),
  // github.com/BryceStevenWilley/visioning_texts/issues/24
  stamped("iPhone, a.m.", "[25/11/2026, 2:14:40 a.m.] "),
  // github.com/Pustur/whatsapp-chat-parser/issues/199
  stamped("iPhone, days before months, PM", "[25/11/2026, 8:20:41 PM] "),
  // github.com/Duelion/whatsapp-wrapped/pull/12
  stamped("Android, German", "25.11.26, 12:30 - "),
  // github.com/signalapp/Signal-Android/issues/1014
  stamped("Android, German, the year in full", "25.11.2026, 14:00 - "),
  // github.com/JBGruber/rwhatsapp/issues/9
  stamped("Android, Spanish, no comma", "25/11/26 15:57 - "),
  // github.com/ChatLab/ChatLab/pull/129
  stamped("iPhone, the year first", "[2026/11/25 15:50:46] "),
  stamped("Android, the year first", "2026/11/25 15:50 - "),
  // A description of the Finnish form, found with "whatsapp chat export format".
  stamped("iPhone, Finnish", "[25.11.2026 klo 14.08.18] "),
  // github.com/noe/whatsapp2md/issues/4
  stamped("iPhone, Spanish, no comma", "[25/11/26 10:13:49] "),
  stamped("copied in a browser, the time first", "[13:02, 25/11/2026] "),
  stamped("copied on Android, no year", "[25/11, 13:02] "),
  stamped("copied in December of last year", "[24/12, 13:02] ", "2025-12-24"),
  [
    "a chat: a number in place of a name, and one in the text",
    `25/11/26, 13:02 - +49 171 234 56 78: ${GERMAN} Ruft an: 0171 2345678`,
    { date: "2026-11-25", language: "de", text: `${GERMAN} Ruft an:` },
  ],
  [
    // github.com/mtln/chat-export/issues/16: "~" before names that are in no address book.
    "a chat: a stranger, stars, several lines",
    lines("[25/11/26, 13:02:11] ~\u202FIda K.: 5 Sterne!! ⭐️⭐️⭐️⭐️⭐️", GERMAN, "", "Bis bald 😊"),
    {
      name: "Ida K.",
      date: "2026-11-25",
      rating: 5,
      language: "de",
      text: `${GERMAN}\n\nBis bald 😊`,
    },
  ],
  [
    // whatstk.readthedocs.io, "The header format"; github.com/mnemocron/TelegramChatStats/issues/1
    "a chat: two people, lines of the app's own, nothing that is no words",
    lines(
      "3.11.2026, 15:04 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt. Tippe für mehr.",
      "3.11.2026, 15:05 - Ida: <Medien ausgeschlossen>",
      "3.11.2026, 15:06 - Pau: Diese Nachricht wurde gelöscht.",
      "3.11.2026, 15:07 - Pau: Wie war’s?",
      "4.11.2026, 09:10 - Ida: Ein Traum!",
      "Wirklich.",
      "4.11.2026, 09:11 - Ida: Vier Sterne. <Diese Nachricht wurde bearbeitet.>",
      "4.11.2026, 09:12 - Ida hat das Gruppenbild geändert",
      "4.11.2026, 09:13 - Ida: PTT-20261104-WA0001.opus (Datei angehängt)",
    ),
    [
      ["Pau", "2026-11-03", "Wie war’s?"],
      ["Ida", "2026-11-04", "Ein Traum!\nWirklich."],
      ["Ida", "2026-11-04", "Vier Sterne."],
    ],
  ],
  [
    // github.com/rodrigogs/whats-reader/issues/78 and /pull/76; github.com/noe/whatsapp2md/issues/4
    "a chat: Spanish, pictures with words, calls, a message taken back",
    lines(
      "[2/11/26, 9:29:01 p. m.] Marta: \u200ELos mensajes y las llamadas están cifrados de extremo a extremo.",
      "\u200E[2/11/26, 9:29:02 p. m.] Marta: \u200Eimagen omitida",
      "[2/11/26, 9:29:03 p. m.] Marta: <adjunto: 00000030-PHOTO-2026-11-02.jpg>",
      "[2/11/26, 9:30:00 p. m.] Marta: IMG-20261102-WA0010.jpg (archivo adjunto)",
      "¡La cala!",
      "[2/11/26, 9:31:00 p. m.] Barco: \u200EEliminaste este mensaje.",
      "[2/11/26, 9:32:00 p. m.] Barco: \u200ELlamada perdida",
      "[13/11/26, 9:33:00 a. m.] Marta: Gracias por todo",
    ),
    [
      ["Marta", "2026-11-02", "¡La cala!"],
      ["Marta", "2026-11-13", "Gracias por todo"],
    ],
  ],
  [
    // github.com/mrmelon54/WhatsAppExportViewer/issues/2; github.com/PetengDedet/WhatsApp-Analyzer/issues/4
    "a chat: English, months first by their order alone",
    lines(
      "9/8/26, 19:35 - Messages and calls are end-to-end encrypted. Tap to learn more.",
      "9/8/26, 19:36 - Emma: image omitted",
      "9/9/26, 19:36 - Emma: <Media omitted>",
      "9/9/26, 19:37 - Emma: Thanks again",
      "10/2/26, 08:00 - Pau: You’re welcome",
    ),
    [
      ["Emma", "2026-09-09", "Thanks again"],
      ["Pau", "2026-10-02", "You’re welcome"],
    ],
  ],
  [
    // github.com/github/email_reply_parser, README: Outlook's original message below a line.
    "a mail: an answer above what it answers, with a signature",
    lines(
      ...["From: Emma Hart <emma@example.com>", "Sent: Monday, September 14, 2026 6:16 PM"],
      ...["To: Boat <hello@example.org>", "Subject: Re: Your trip", "", ENGLISH, ""],
      ...["Kind regards,", "Emma", "", "-----Original Message-----", "From: Boat", "Sent: Sunday"],
      ...["To: Emma", "", "How was it?"],
    ),
    { name: "Emma Hart", date: "2026-09-14", language: "en", text: ENGLISH },
  ],
  [
    // github.com/github/email_reply_parser, README: the line above a quotation may be broken in two.
    "a mail: an answer above a quotation",
    lines(
      ...[
        ENGLISH,
        "4/5",
        "",
        "Emma",
        "",
        "On Wed, Sep 16, 2026 at 13:37, Boat <hello@example.org>",
      ],
      ...["wrote:", "> How was it?", "> Best, Pau"],
    ),
    { name: "Emma", rating: 4, language: "en", text: ENGLISH },
  ],
  [
    // github.com/alfonsrv/mail-parser-reply: languages of their own for heads and answers.
    "a mail: German, forwarded",
    lines(
      ...["Schau mal!", "", "---------- Weitergeleitete Nachricht ---------"],
      ...["Von: Jörg Weiß <joerg@example.com>", "Date: Mo., 14. Sept. 2026 um 10:23 Uhr"],
      ...[
        "Subject: Danke",
        "To: <hallo@example.org>",
        "",
        GERMAN,
        "",
        "Liebe Grüße aus Köln",
        "Jörg",
      ],
      ...["", "Von meinem iPhone gesendet"],
    ),
    { name: "Jörg Weiß", date: "2026-09-14", language: "de", text: GERMAN },
  ],
  [
    "a mail: Spanish, an answer whose quotation has lost its marks",
    lines(
      ...[
        "De: Núria Ferrer <nuria@example.com>",
        "Enviado el: lunes, 14 de septiembre de 2026 10:22",
      ],
      ...["Para: Barco", "Asunto: RE: ¿Qué tal?", "", SPANISH, "Le doy cinco estrellas a Pau.", ""],
      ...[
        "Enviado desde mi iPhone",
        "",
        "El lun, 14 sept 2026 a las 9:00, Barco (<b@example.org>) escribió:",
      ],
      ...["", "Hola, Núria."],
    ),
    {
      name: "Núria Ferrer",
      date: "2026-09-14",
      rating: 5,
      language: "es",
      text: `${SPANISH}\nLe doy cinco estrellas a Pau.`,
    },
  ],
  [
    "a mail: nothing but a quotation",
    lines("Am 14.09.2026 um 10:23 schrieb Jörg Weiß <joerg@example.com>:", "", `> ${GERMAN}`),
    { name: "Jörg Weiß", date: "2026-09-14", language: "de", text: GERMAN },
  ],
  [
    "a mail: copied from a page of Gmail",
    lines("Jörg Weiß <joerg@example.com>", "lun, 14 sept, 10:23", "para mí", "", GERMAN),
    { name: "Jörg Weiß", language: "de", text: GERMAN },
  ],
  [
    "words: stars at the end of a sentence, and a family's name",
    lines("Einfach super, 5 von 5 Sternen!", "LG", "Familie Krause"),
    { name: "Familie Krause", rating: 5, language: "de", text: "Einfach super" },
  ],
  ["words: a row of stars", `★★★★☆\n${ENGLISH}`, { rating: 4, language: "en", text: ENGLISH }],
  [
    "words: stars, a name and a day below",
    lines(SPANISH, "Puntuación: 4 de 5", "", "— Marta, 14 de septiembre de 2026"),
    { name: "Marta", date: "2026-09-14", rating: 4, language: "es", text: SPANISH },
  ],
  [
    "words: stars that contradict each other, and half ones",
    lines("4,5 Sterne.", GERMAN, "⭐⭐⭐"),
    { rating: 3, language: "de", text: `4,5 Sterne.\n${GERMAN}` },
  ],
  ["words: one star is an ornament", `${ENGLISH} ⭐`, { language: "en", text: `${ENGLISH} ⭐` }],
  ...(
    [
      ["Catalan", "Va ser un dia molt bonic amb els nens i el patró és molt amable."],
      [
        "Italian",
        "Una giornata bellissima con la famiglia, il mare era calmo e siamo stati molto bene.",
      ],
      ["French", "Une journée magnifique avec les enfants, nous avons adoré et nous reviendrons."],
      ["Dutch", "Het was een heel mooie dag op het water met onze kinderen, wij komen terug."],
      ["Polish", "To był piękny dzień na morzu, bardzo dziękujemy i na pewno wrócimy."],
      ["Finnish", "Meillä oli upea päivä merellä lasten kanssa ja tulemme varmasti takaisin."],
      ["Russian", "Прекрасный день на море, спасибо капитану!"],
    ] as const
  ).map(([name, text]): Case => [`words in ${name}`, text, { language: "other", text }]),
  ...(
    [
      ["es", SPANISH, "¡Y podéis publicarlo!"],
      ["en", ENGLISH, "Feel free to publish this."],
      ["de", GERMAN, "Dürft ihr gern veröffentlichen 😊"],
    ] as const
  ).map(([language, text, permission]): Case => [
    `words with leave to publish them: ${language}`,
    lines(text, permission),
    { language, text },
  ]),
  [
    "words with a number within a sentence",
    `${ENGLISH} Call me on +44 7700 900123 when you are here.`,
    { language: "en", text: `${ENGLISH} Call me on … when you are here.` },
  ],
  ["a word", "Genial", { text: "Genial" }],
];
