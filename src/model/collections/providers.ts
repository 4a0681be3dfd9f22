import { choice, group, list, origin, plainText, reference, repository, url } from "../fields";
import type { Collection } from "@brisa/typed-content";
import { EMBEDDED_PROVIDER } from "../booking-providers";
import { trips } from "./trips";

const bookings = url(
  "Dónde veis las reservas",
  "La página en la que entráis vosotros. El escritorio la enlaza en «Inicio».",
).optional();

export const providers = {
  type: "Providers",
  title: "Proveedores",
  path: "providers.json",
  set: "single",
  group: "Datos",
  schema: group("Proveedores", {
    form: group("Formularios", {
      endpoint: url(
        "Dirección del formulario",
        "La que da Formspree, por ejemplo https://formspree.io/f/abcdwxyz.",
      ),
    }),
    booking: group(
      "Calendario de reservas",
      {
        company: plainText("Código de empresa", `El que da ${EMBEDDED_PROVIDER}.`),
        affiliateTag: plainText("Etiqueta de afiliado", `La que da ${EMBEDDED_PROVIDER}.`),
        buttonColor: choice("Color de los botones", ["green"], { green: "Verde" }),
        bookings,
      },
      "Quitadlo si no tenéis cuenta: «Reservas» pregunta entonces excursión, día y cuántos sois, y lleva a WhatsApp, al correo y al formulario. La web se queda sin calendario y sin cookies, y sus textos lo dicen.",
    ).optional(),
    otherCalendar: group(
      "Calendario en otra página",
      {
        address: url("Dirección", "De una página con días libres, donde se reserva."),
        trips: list(
          "Excursiones con dirección propia",
          group("Excursión", {
            trip: reference("Excursión", trips, { dangling: "reference-gone" }),
            address: url("Dirección"),
          }),
        ).optional(),
        bookings,
      },
      "En vez del de arriba, con quien queráis: «Reservas» lleva a esa página, en otra pestaña. No pongáis un enlace de pago: no sabe qué días están libres.",
    ).optional(),
    visits: url(
      "Dónde veis las visitas",
      "La página de quien aloja la web, o de quien cuenta las visitas. Sale en «Inicio».",
    ).optional(),
    editor: group("Editor de la web", {
      repository: repository("Repositorio"),
      signIn: origin(
        "Dirección de acceso",
        "La del servicio que deja entrar con GitHub, sin barra final.",
      ),
      origin: origin(
        "Dirección del escritorio",
        "Para él solo, distinta de la de la web: https://escritorio.example.com. Sin ella no se entra desde internet.",
      ).optional(),
    }).optional(),
  }),
} satisfies Collection;
