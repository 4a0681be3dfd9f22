import { group, line, text } from "../../fields/fields";
import { picture } from "../../fields/picture";
import { page } from "./page";

const feature = {
  heading: line("Título"),
  text: text("Texto"),
  link: line("Texto del enlace"),
};

export const homePage = page("HomePage", "Inicio", "home", {
  headingSecond: line("Título, segunda línea", "Se escribe en cursiva."),
  picture: picture("Foto de portada", "Con el barco a la derecha del centro y el horizonte alto."),
  tripsLink: line("Enlace a las excursiones"),
  facts: group("Tres datos", {
    guests: line("Invitados"),
    guestsMore: line("Invitados, continuación"),
    price: line("Precio"),
    priceMore: line("Precio, continuación"),
    departure: line("Salida"),
  }),
  day: group("El día en el agua", { heading: line("Título"), lead: text("Entradilla") }),
  boat: group("El barco", { ...feature, picture: picture("Foto") }),
  places: group("Los sitios", { ...feature, note: text("Nota") }),
  sunset: group("El atardecer", { ...feature, picture: picture("Foto") }),
  reviews: group("Reseñas", { heading: line("Título"), link: line("Texto del enlace") }),
});
