import { choice, group, origin, plainText, repository, url } from "../../typed-content/fields";
import type { Collection } from "../../typed-content/collection";

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
    booking: group("Reservas", {
      company: plainText("Código de empresa", "El que da TuriTop."),
      affiliateTag: plainText("Etiqueta de afiliado", "La que da TuriTop."),
      buttonColor: choice("Color de los botones", ["green"], { green: "Verde" }),
      bookings: url(
        "Dónde veis las reservas",
        "La página de TuriTop en la que entráis vosotros. El escritorio la enlaza en «Inicio».",
      ).optional(),
    }),
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
