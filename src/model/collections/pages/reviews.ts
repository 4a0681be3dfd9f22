import { group, localizedLine, localizedText } from "../../../typed-content/fields";
import { page } from "./page";

export const reviewsPage = page("ReviewsPage", "Reseñas", "reviews", {
  empty: group("Sin reseñas", {
    heading: localizedLine("Título"),
    text: localizedText("Texto"),
    button: localizedLine("Botón"),
  }),
  published: group("Reseñas publicadas", {
    heading: localizedLine("Título"),
    text: localizedText(
      "Cómo se publican",
      "La ley pide decirlo: cómo comprobáis que quien escribe salió con vosotros, que salen también las malas y por qué se queda una fuera.",
    ),
  }),
  ask: group("Invitación", {
    heading: localizedLine("Título"),
    text: localizedText("Texto"),
    button: localizedLine("Botón"),
    qr: localizedText("Junto al código QR"),
  }),
});

export const writeReviewPage = page("WriteReviewPage", "Escribir reseña", "write-review", {
  privacy: group("Qué se ve y qué no", {
    heading: localizedLine("Título"),
    text: localizedText("Texto"),
  }),
});
