import { group, localizedLine, localizedText } from "../../../typed-content/fields";
import { page } from "./page";

const block = (title: string) =>
  group(title, { title: localizedLine("Título"), text: localizedText("Texto") });

export const bookingPage = page("BookingPage", "Reservas", "booking", {
  calendar: group("Calendario", {
    heading: localizedLine("Título"),
    aside: localizedLine("Al lado del título"),
    text: localizedText("Qué hay detrás del enlace"),
    link: localizedLine("Texto del enlace al proveedor"),
  }),
  cancellation: block("Cancelación"),
  punctuality: block("Puntualidad"),
  weather: block("Meteorología"),
  withdrawal: block("Desistimiento").optional(),
});
