import { group, line, picture, text } from "../fields";
import { page } from "../page";

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
