import { origin, repository, url } from "../fields/address";
import { choice, group, name } from "../fields/fields";
import type { Collection } from "../collection";

export const providers: Collection = {
  type: "Providers",
  title: "Proveedores",
  path: "providers.json",
  set: "single",
  shelf: "Datos",
  schema: group("Proveedores", {
    form: group("Formularios", {
      endpoint: url(
        "Dirección del formulario",
        "La que da Formspree, por ejemplo https://formspree.io/f/abcdwxyz.",
      ),
    }),
    booking: group("Reservas", {
      company: name("Código de empresa", "El que da TuriTop."),
      affiliateTag: name("Etiqueta de afiliado", "La que da TuriTop."),
      buttonColor: choice("Color de los botones", ["green"], { green: "Verde" }),
    }),
    editor: group("Editor de la web", {
      repository: repository("Repositorio"),
      signIn: origin(
        "Dirección de acceso",
        "La del servicio que deja entrar con GitHub, sin barra final.",
      ),
    }),
  }),
};
