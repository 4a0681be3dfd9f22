import { group, localizedLine, localizedText, picture } from "../../fields";
import { page } from "./page";

export const locationPage = page("LocationPage", "Dónde estamos", "location", {
  meeting: group("Punto de encuentro", {
    heading: localizedLine("Título"),
    text: localizedText("Texto"),
    arrival: localizedLine("Llegada"),
    boarding: localizedLine("Embarque"),
    lost: localizedLine("¿Os habéis perdido?", "Delante del número de teléfono."),
  }),
  picture: picture("Foto"),
});
