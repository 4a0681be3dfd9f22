import type { Promises } from "@brisa/typed-content/promises";
import { delivered } from "./delivered";
import { booksByMessage } from "../text-parts";
import { listedIn, valueAt, valueIn } from "@brisa/typed-content";

const PLACES = ["Places.places.name"];

/** Messages of the drawing of the delivered boat. */
const PLAN = ["plan", "planKeys", "bed", "helm", "table", "bathingLadder"].map(
  (key) => `about.${key}`,
);

const hasPlan = (boat: unknown) => Boolean(valueAt(boat, ["sheet", "plan"]));

/** What the owner is asked before the launch: first what costs most where it is wrong. */
export const promises: Promises = {
  groups: {
    "Personas a bordo": ["Boat.guests"],
    "El IVA": ["Prices.vatPercent", "PricesPage.vatNote", "contact.totalBoat"],
    Cancelación: ["Terms.cancellationHours", "BookingPage.cancellation", "BookingPage.withdrawal"],
    "Mal tiempo": ["Terms.refundPercent", "BookingPage.weather"],
    Embarque: ["Terms.arrivalMinutes", "Terms.boardingMinutes", "BookingPage.punctuality"],
    "Lo incluido": ["Inclusions"],
    Precios: ["Prices", "PricesPage"],
    "Excursiones y horarios": ["Trip", "TripsPage", "trips"],
    Reservas: ["BookingPage", "booking"],
    Portada: [
      "HomePage",
      "Closing",
      "Company.name",
      "Company.tagline",
      "DayState",
      "Notice",
      "navigation",
    ],
    "Servicios especiales": ["Service", "ServicesPage"],
    "El barco y vosotros": ["Boat", "AboutPage", "about"],
    "Dónde estáis": ["LocationPage", "Places", "Company.address", "Company.mapSearch", "location"],
    Galería: ["GalleryPage", "GalleryPicture"],
    Reseñas: ["ReviewsPage", "WriteReviewPage", "Review.answer", "reviews"],
    Preguntas: ["Question"],
    Contacto: ["ContactPage", "Company.whatsappGreeting", "Company.social", "contact"],
    "Textos legales": ["LegalText", "Terms", "cookies"],
  },
  labels:
    /(?:heading|title|link|button|picture\.description)\w*\.\w+$|^(?:cookies|GalleryPage\.(?:boat|experiences))\./i,
  off: (content) => {
    const has = (file: string, ...path: string[]) => Boolean(valueIn(content, file, ...path));
    return [
      ...(has("providers.json", "booking") ? [] : ["booking.failedText", "booking.byPhone"]),
      ...(booksByMessage(content) ? ["BookingPage.calendar"] : []),
      ...(has("company.json", "whatsapp")
        ? ["booking.shortNoticeCall"]
        : ["Company.whatsappGreeting", "contact.whatsapp", "booking.shortNoticeText"]),
      ...(listedIn(content, "Boat").some(hasPlan) ? [] : PLAN),
    ];
  },
  delivered,
  names: [
    {
      // With what texts say of the name, which is that of a wind, without naming it.
      forms: [
        "Brisa",
        "[Ee]mbat",
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
    { forms: ["Illetas"], fields: PLACES },
    { forms: ["Cap Rocat"], fields: PLACES },
    { forms: ["Cueva Verde", "Green Cave", "Grüne Grotte", "Grünen Grotte"], fields: PLACES },
    { forms: ["Cala Vella"], fields: PLACES },
    { forms: ["[Bb]ali(?:n[eé]s\\p{L}*)?"], fields: ["Inclusions.included.label"] },
  ],
};
