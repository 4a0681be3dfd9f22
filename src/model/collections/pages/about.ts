import { group, list, localizedLine, localizedText, picture } from "../../../typed-content/fields";
import { page } from "./page";

export const aboutPage = page("AboutPage", "Quiénes somos", "about", {
  picture: picture("Foto", { "En la página": "21 / 9" }),
  story: group("La historia", {
    heading: localizedLine("Título"),
    lead: localizedText("Primer párrafo"),
    text: localizedText("Segundo párrafo"),
  }),
  values: list(
    "Valores",
    group("Valor", { title: localizedLine("Título"), text: localizedText("Texto") }),
    3,
    3,
  ),
});
