import { group, line, text } from "../../fields/fields";
import { picture } from "../../fields/picture";
import { page } from "./page";

/** The pages whose own words are few: their lists come from other collections. */
export const tripsPage = page("TripsPage", "Excursiones", "trips");

export const servicesPage = page("ServicesPage", "Servicios especiales", "services", {
  ask: group("Invitación", {
    heading: line("Título"),
    text: text("Texto"),
    button: line("Botón"),
  }),
});

export const pricesPage = page("PricesPage", "Precios", "prices", {
  vatNote: text("Nota sobre el IVA y la temporada"),
});

export const galleryPage = page("GalleryPage", "Galería", "gallery", {
  boat: line("Título de la sección del barco"),
  experiences: line("Título de la sección de experiencias"),
});

export const contactPage = page("ContactPage", "Contacto", "contact", {
  picture: picture("Foto"),
  formHeading: line("Título del formulario"),
});
