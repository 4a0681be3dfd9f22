import { group, line, text } from "../../fields/fields";
import { page } from "./page";

export const reviewsPage = page("ReviewsPage", "Reseñas", "reviews", {
  empty: group("Sin reseñas", {
    heading: line("Título"),
    text: text("Texto"),
    button: line("Botón"),
  }),
  ask: group("Invitación", {
    heading: line("Título"),
    text: text("Texto"),
    button: line("Botón"),
    qr: text("Junto al código QR"),
  }),
});

export const writeReviewPage = page("WriteReviewPage", "Escribir reseña", "write-review", {
  privacy: group("Qué se ve y qué no", { heading: line("Título"), text: text("Texto") }),
});
