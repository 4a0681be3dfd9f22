import { group, localizedLine, localizedText, picture } from "../../fields";
import { headed, invitation, page } from "./page";
import type { Collection } from "@brisa/typed-content";

export const reviewsPage = page("ReviewsPage", "Reseñas", "reviews", {
  empty: group("Sin reseñas", invitation),
  published: group("Reseñas publicadas", {
    heading: localizedLine("Título"),
    text: localizedText(
      "Cómo se publican",
      "La ley pide decirlo: cómo comprobáis que quien escribe salió con vosotros, que salen también las malas y por qué se queda una fuera.",
    ),
  }),
  ask: group("Invitación", {
    ...invitation,
    qr: localizedText("Junto al código QR"),
  }),
});

export const writeReviewPage = page("WriteReviewPage", "Escribir reseña", "write-review", {
  privacy: group("Qué se ve y qué no", headed),
});

const condition = (title: string) =>
  group(title, { title: localizedLine("Título"), text: localizedText("Texto") }).meta({
    binding: true,
  });

export const bookingPage = page("BookingPage", "Reservas", "booking", {
  offer: localizedLine("Qué se puede elegir", "Mientras no han elegido ni excursión ni día."),
  completion: localizedText(
    "Cómo se cierra la reserva",
    "Debajo del calendario o, por mensaje, encima del botón.",
  ),
  calendar: group("Calendario", {
    heading: localizedLine("Título"),
    text: localizedText("Qué hay detrás del enlace"),
    link: localizedLine("Texto del enlace al proveedor"),
  }),
  cancellation: condition("Cancelación"),
  punctuality: condition("Puntualidad"),
  weather: condition("Meteorología"),
  withdrawal: condition("Desistimiento").optional(),
});

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
  ask: group("Invitación", invitation),
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
    ...headed,
    link: localizedLine("Enlace a contacto"),
  }),
};
