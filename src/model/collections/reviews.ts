import { group, hidden, id, integer, plainText, localizedText, yesNo } from "../fields";
import type { Collection } from "../collection";

export const reviews: Collection = {
  type: "Review",
  title: "Reseñas destacadas",
  path: "reviews/*.json",
  set: "open",
  shownOn: "home",
  schema: group("Reseña destacada", {
    id: id(),
    order: integer("Orden", 1, 99, "Su lugar en la portada."),
    name: plainText("Nombre", "De quien la escribió; las iniciales salen de aquí."),
    text: localizedText("Texto", "Sin comillas; las pone la página en cada idioma."),
    sample: yesNo(
      "Es un ejemplo",
      "Un ejemplo se marca en la página. No se publica como reseña de verdad.",
    ),
    hidden: hidden(),
  }),
};
