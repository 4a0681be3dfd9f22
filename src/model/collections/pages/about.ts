import { group, line, list, text } from "../../fields/fields";
import { picture } from "../../fields/picture";
import { page } from "./page";

export const aboutPage = page("AboutPage", "Quiénes somos", "about", {
  picture: picture("Foto"),
  story: group("La historia", {
    heading: line("Título"),
    lead: text("Primer párrafo"),
    text: text("Segundo párrafo"),
  }),
  values: list("Valores", group("Valor", { title: line("Título"), text: text("Texto") }), 3, 3),
});
