import { choice, group, origin, plainText, repository, url } from "../../typed-content/fields";
import type { Collection } from "../../typed-content/schema";

export const providers: Collection = {
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
        company: plainText("Código de empresa", "El que da TuriTop."),
        affiliateTag: plainText("Etiqueta de afiliado", "La que da TuriTop."),
        buttonColor: choice("Color de los botones", ["green"], { green: "Verde" }),
        bookings: url(
          "Dónde veis las reservas",
          "La página de TuriTop en la que entráis vosotros. El escritorio la enlaza en «Inicio».",
        ).optional(),
      },
      "Quitadlo si no tenéis cuenta: «Reservas» pregunta entonces excursión, día y cuántos sois, y lleva a WhatsApp, al correo y al formulario. La web se queda sin calendario y sin cookies, y sus textos lo dicen.",
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
};
