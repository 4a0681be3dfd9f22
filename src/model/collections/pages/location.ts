import { group, list, localizedLine, localizedText, picture } from "../../fields";
import { headed, page } from "./page";

export const locationPage = page("LocationPage", "Dónde estamos", "location", {
  meeting: group("Punto de encuentro", {
    ...headed,
    place: localizedLine(
      "Club y entrada",
      "El nombre del club y por qué entrada se llega.",
    ).optional(),
    gate: picture(
      "Foto de la entrada",
      { "En la página": "3 / 2" },
      "La puerta donde esperáis, como se ve al llegar.",
    ).optional(),
    access: group(
      "Escalones y muelle",
      {
        quay: localizedLine("El muelle", "Fijo o flotante, llano o con rampa.").optional(),
        steps: localizedLine(
          "Escalones",
          "Cuántos hay hasta el barco; si no hay, decidlo.",
        ).optional(),
        deck: localizedLine(
          "Del muelle a la cubierta",
          "A qué distancia y a qué altura.",
        ).optional(),
      },
      "Quien va en silla de ruedas o con un carrito lo mira aquí. A lo que falta, la web responde «Preguntadnos».",
    ).optional(),
    lost: localizedLine("¿Os habéis perdido?", "Delante del número de teléfono."),
  }),
  bring: list(
    "Qué traer",
    group("Cosa", {
      label: localizedLine("Nombre", "Lo que vale para todas las excursiones: «Crema solar»."),
    }),
    1,
    6,
  ).optional(),
  directions: group("Cómo llegar", {
    heading: localizedLine("Título"),
    ways: list(
      "Maneras",
      group("Manera", { title: localizedLine("Título"), text: localizedText("Texto") }),
    ),
  }).optional(),
  picture: picture("Foto", { "En la página": "21 / 9" }).optional(),
});
