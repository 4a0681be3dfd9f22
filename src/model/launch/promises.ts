import { valueIn } from "../../typed-content/value-at";
import type { Promises } from "../../typed-content/check/launch/promised";
import { delivered } from "./delivered";

/** The names of the places on the chart, as delivered, in every language. */
const PLACES = [
  ["Illetas"],
  ["Cap Rocat"],
  ["Cueva Verde", "Green Cave", "Grüne Grotte", "Grünen Grotte"],
  ["Cala Vella"],
];

/** What is read only beside the calendar of a booking provider. */
const CALENDAR = [
  "BookingPage.calendar",
  "booking.chosenBoat",
  "booking.failedText",
  "booking.byPhone",
];

/** What is read only where there is a chat. */
const CHAT = ["Company.whatsappGreeting", "contact.whatsapp", "booking.shortNoticeText"];

/** What the site promises its visitors. A collection belongs to one group, whole, unless a longer name says otherwise. */
export const promises: Promises = {
  groups: [
    {
      title: "Portada",
      asks: [
        "HomePage",
        "Closing",
        "Company.name",
        "Company.tagline",
        "DayState",
        "Notice",
        "NotFoundPage",
        "navigation.homeTitle",
      ],
    },
    {
      title: "Excursiones y horarios",
      asks: ["Trip", "TripsPage", "trips.wholeBoat", "trips.stopsNote", "trips.none"],
    },
    {
      title: "Precios",
      asks: ["Prices", "PricesPage", "contact.totalBoat"],
    },
    { title: "Lo incluido", asks: ["Inclusions"] },
    {
      title: "Reservas y condiciones",
      asks: [
        "Terms",
        "BookingPage",
        "booking.chosenBoat",
        "booking.shortNoticeText",
        "booking.shortNoticeCall",
        "booking.failedText",
        "booking.byPhone",
      ],
    },
    { title: "Servicios especiales", asks: ["Service", "ServicesPage"] },
    {
      title: "El barco y vosotros",
      asks: [
        "AboutPage",
        "about.boatLead",
        "about.guestsNote",
        "about.plan",
        "about.planKeys",
        "about.bed",
        "about.helm",
        "about.table",
        "about.bathingLadder",
      ],
    },
    {
      title: "Dónde estáis",
      asks: [
        "LocationPage",
        "Places",
        "Company.address",
        "Company.mapSearch",
        "location.beforeText",
        "location.foot",
        "location.footFor_one",
        "location.footFor_other",
        "location.cancellationRule",
        "location.refundRule",
      ],
    },
    { title: "Galería", asks: ["GalleryPage", "GalleryPicture"] },
    {
      title: "Reseñas",
      asks: [
        "ReviewsPage",
        "WriteReviewPage",
        "Review.answer",
        "reviews.emailHint",
        "reviews.sentText",
        "reviews.checkedBooking",
        "reviews.checkedAddress",
        "reviews.checkedWhatsapp",
        "reviews.checkedOnBoard",
      ],
    },
    { title: "Preguntas", asks: ["Question"] },
    {
      title: "Contacto",
      asks: [
        "ContactPage",
        "Company",
        "contact.whatsapp",
        "contact.privacy",
        "contact.sentText",
        "contact.sentAt",
        "contact.guestsMost",
        "contact.dateOffSeason",
      ],
    },
    { title: "Textos legales", asks: ["LegalText", "cookies"] },
  ],
  asksNot: {
    kinds: [
      // Where and how something is shown.
      "id",
      "order",
      "choice",
      "yes-no",
      "reference",
      // Reported as provisional while it is a delivered one.
      "picture-file",
    ],
    fields: [
      // Where the chart and its places lie.
      "Places.chart.north",
      "Places.chart.south",
      "Places.chart.west",
      "Places.chart.east",
      "Places.places.latitude",
      "Places.places.longitude",
      // Of the guests; «Es un ejemplo» asks whether they are real.
      "Review",
      // Accounts, and what is reported as provisional while it is as delivered.
      "Providers",
      "Company.legalName",
      "Company.taxNumber",
      "Company.registry",
      "Company.address.street",
      "Company.address.postalCode",
      "Company.position",
      "Company.website",
    ],
  },
  unread: (content) => [
    ...(valueIn(content, "providers.json", "booking") === undefined ? CALENDAR : []),
    ...(valueIn(content, "company.json", "whatsapp") === undefined
      ? CHAT
      : ["booking.shortNoticeCall"]),
  ],
  delivered,
  names: [
    {
      // With what texts say of the name, which is that of a wind, without naming it.
      forms: [
        "Brisa",
        "Nos llamamos como el viento",
        "De ella sacamos el nombre",
        "Named after the afternoon breeze",
        "It gave us our name",
        "Wir heißen wie der Wind",
        "Von ihr haben wir den Namen",
      ],
      fields: ["Company.name"],
    },
    {
      forms: ["Palma"],
      // Not the places: a delivered «Bahía de Palma» among them would speak for all texts.
      fields: ["Company.name", "Company.address.city"],
    },
    ...PLACES.map((forms) => ({ forms, fields: ["Places.places.name"] })),
    {
      forms: [
        "[Cc]ama balinesa",
        "Balinese bed",
        "[Bb]alinesisches Bett",
        "[Bb]alinesische Bett",
        "[Bb]alinesischen Bett",
      ],
      fields: ["Inclusions.included.label"],
    },
  ],
};
