import { group, hidden, id, localizedText, order, plainText, yesNo } from "../fields";
import type { Collection } from "../collection";

export const reviews: Collection = {
  type: "Review",
  title: "Reseñas destacadas",
  path: "reviews/*.json",
  set: "open",
  shownOn: "home",
  schema: group("Reseña destacada", {
    id: id(),
    name: plainText("Nombre", "De quien la escribió; las iniciales salen de aquí."),
    text: localizedText("Texto", "Sin comillas; las pone la página en cada idioma."),
    sample: yesNo(
      "Es un ejemplo",
      "Un ejemplo se marca en la página. No se publica como reseña de verdad.",
    ),
    order: order("Dónde sale en la portada."),
    hidden: hidden(),
  }),
};
