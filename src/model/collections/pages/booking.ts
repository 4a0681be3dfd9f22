import { group, localizedLine, localizedText } from "../../../typed-content/fields";
import { page } from "./page";

const condition = (title: string) =>
  group(title, { title: localizedLine("Título"), text: localizedText("Texto") }).meta({
    binding: true,
  });

export const bookingPage = page("BookingPage", "Reservas", "booking", {
  calendar: group("Calendario", {
    heading: localizedLine("Título"),
    aside: localizedLine("Al lado del título"),
    text: localizedText("Qué hay detrás del enlace"),
    link: localizedLine("Texto del enlace al proveedor"),
  }),
  cancellation: condition("Cancelación"),
  punctuality: condition("Puntualidad"),
  weather: condition("Meteorología"),
  withdrawal: condition("Desistimiento").optional(),
});
