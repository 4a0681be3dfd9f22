import { group, localizedLine, localizedText, picture } from "../../fields";
import { head, headed, wholePage } from "./page";

const feature = {
  ...headed,
  link: localizedLine("Texto del enlace"),
};

export const homePage = wholePage("HomePage", "Portada", "home", {
  heading: head.heading,
  headingSecond: localizedLine("Segunda línea", "Se escribe en cursiva."),
  lead: head.lead,
  picture: picture(
    "Foto de portada",
    { Móvil: "3 / 2", Ordenador: "9 / 4" },
    "Con el barco a la derecha del centro y el horizonte alto.",
  ),
  tripsLink: localizedLine("Enlace a las excursiones"),
  facts: group("Tres datos", {
    guests: localizedLine("Invitados"),
    guestsMore: localizedLine("Invitados, continuación"),
    price: localizedLine("Precio"),
    priceMore: localizedLine("Precio, continuación"),
    departure: localizedLine("Salida"),
  }),
  sure: localizedText("Cancelación y mal tiempo"),
  day: group("El día en el agua", {
    heading: localizedLine("Título"),
    lead: localizedText("Entradilla"),
  }),
  boat: group("El barco", { ...feature, picture: picture("Foto", { "En la página": "16 / 9" }) }),
  places: group("Los sitios", { ...feature, note: localizedText("Nota") }),
  sunset: group("El atardecer", {
    ...feature,
    picture: picture("Foto", { Móvil: "7 / 4", Ordenador: "2 / 1" }),
  }),
  reviews: group("Reseñas", {
    heading: localizedLine("Título"),
    link: localizedLine("Texto del enlace"),
  }),
});
