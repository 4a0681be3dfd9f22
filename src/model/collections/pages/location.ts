import { group, line, text } from "../../fields/fields";
import { picture } from "../../fields/picture";
import { page } from "./page";

export const locationPage = page("LocationPage", "Dónde estamos", "location", {
  meeting: group("Punto de encuentro", {
    heading: line("Título"),
    text: text("Texto"),
    arrival: line("Llegada"),
    boarding: line("Embarque"),
    lost: line("¿Os habéis perdido?", "Delante del número de teléfono."),
  }),
  picture: picture("Foto"),
});
