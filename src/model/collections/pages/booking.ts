import { group, line, text } from "../../fields/fields";
import { page } from "./page";

const block = (title: string) => group(title, { title: line("Título"), text: text("Texto") });

export const bookingPage = page("BookingPage", "Reservas", "booking", {
  calendar: group("Calendario", {
    heading: line("Título"),
    aside: line("Al lado del título"),
    text: text("Qué hay detrás del enlace"),
    link: line("Texto del enlace al proveedor"),
  }),
  cancellation: block("Cancelación"),
  punctuality: block("Puntualidad"),
  weather: block("Meteorología"),
  withdrawal: block("Desistimiento"),
});
