import type { Collection } from "../../../typed-content/collection";
import { group, localizedLine, localizedText, picture } from "../../../typed-content/fields";
import { page } from "./page";

export const tripsPage = page("TripsPage", "Excursiones", "trips", {
  sunset: group("Puesta de sol", {
    heading: localizedLine("Título"),
    text: localizedText(
      "Texto",
      "Antes de la tabla con las horas de cada mes, que se calculan solas.",
    ),
  }),
});

export const servicesPage = page("ServicesPage", "Servicios especiales", "services", {
  ask: group("Invitación", {
    heading: localizedLine("Título"),
    text: localizedText("Texto"),
    button: localizedLine("Botón"),
  }),
});

export const pricesPage = page("PricesPage", "Precios", "prices", {
  vatNote: localizedText("Nota sobre el IVA y la temporada"),
});

export const galleryPage = page("GalleryPage", "Galería", "gallery", {
  boat: localizedLine("Título de la sección del barco"),
  experiences: localizedLine("Título de la sección de experiencias"),
});

export const contactPage = page("ContactPage", "Contacto", "contact", {
  picture: picture("Foto", { "En la página": "3 / 2" }),
  formHeading: localizedLine("Título del formulario"),
  questionsHeading: localizedLine(
    "Título de las preguntas",
    "Solo se ve si alguna pregunta tiene respuesta.",
  ),
});

export const notFoundPage = page("NotFoundPage", "Página no encontrada", "not-found", {
  link: localizedLine("Enlace al inicio"),
});

export const closing: Collection = {
  type: "Closing",
  title: "Banda de cierre",
  path: "pages/closing.json",
  set: "single",
  group: "Páginas",
  shownOn: "home",
  schema: group("Banda de cierre", {
    heading: localizedLine("Título"),
    text: localizedText("Texto"),
    link: localizedLine("Enlace a contacto"),
  }),
};
