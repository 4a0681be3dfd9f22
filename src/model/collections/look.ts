import { color, group, mark, yesNo } from "../fields";
import type { Collection } from "@brisa/typed-content";

export const look = {
  type: "Look",
  title: "Imagen de marca",
  path: "look.json",
  set: "single",
  group: "Datos",
  shownOn: "home",
  schema: group("Imagen de marca", {
    logo: mark(
      "Logotipo",
      "PNG, WebP o JPEG, mejor sin fondo y sin el nombre, que sale al lado: va sobre el color de papel de la web.",
    ).optional(),
    ownRose: yesNo(
      "La rosa es nuestra",
      "Sin logotipo sale la rosa de los vientos con la que vino la web.",
    ).optional(),
    ink: color("Tinta", "De los textos y del pie de página."),
    sea: color("Mar", "De los enlaces, los botones y lo elegido."),
    coral: color("Coral", "De «Reservar», con letras de tinta, y del puerto en los mapas."),
  }),
} satisfies Collection;
