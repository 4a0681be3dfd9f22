import { group, line, list, text } from "../../fields/fields";
import { picture } from "../../fields/picture";
import { page } from "./page";

export const locationPage = page("LocationPage", "Dónde estamos", "location", {
  meeting: group("Punto de encuentro", {
    heading: line("Título"),
    text: text("Texto"),
    place: line("Club y entrada", "El nombre del club y por qué entrada se llega.").optional(),
    arrival: line("Llegada"),
    boarding: line("Embarque"),
    lost: line("¿Os habéis perdido?", "Delante del número de teléfono."),
  }),
  directions: group("Cómo llegar", {
    heading: line("Título"),
    ways: list("Maneras", group("Manera", { title: line("Título"), text: text("Texto") })),
  }).optional(),
  picture: picture("Foto"),
});
