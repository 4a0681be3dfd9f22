import { group, list, localizedLine, localizedText, picture, plainText } from "../../fields";
import { page } from "./page";

const skipper = group("Al timón", {
  name: plainText("Nombre", "De quien lleva el barco."),
  about: localizedLine("Unas palabras", "Una frase sobre esa persona.").optional(),
  licence: localizedLine("Titulación", "La de su tarjeta profesional.").optional(),
  picture: picture("Retrato", {
    "En la página": "4 / 5",
    "En la tarjeta de embarque": "1 / 1",
  }).optional(),
});

export const aboutPage = page("AboutPage", "Quiénes somos", "about", {
  picture: picture("Foto", { "En la página": "21 / 9" }),
  story: group("La historia", {
    heading: localizedLine("Título"),
    lead: localizedText("Primer párrafo"),
    text: localizedText("Segundo párrafo"),
  }),
  skipper: skipper.optional(),
  values: list(
    "Valores",
    group("Valor", { title: localizedLine("Título"), text: localizedText("Texto") }),
    1,
    4,
  ),
});
