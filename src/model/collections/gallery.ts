import { choice, group, hidden, integer, picture } from "../fields";
import type { Collection } from "../collection";

export const gallery: Collection = {
  type: "GalleryPicture",
  title: "Galería",
  path: "gallery/*.json",
  set: "open",
  shownOn: "gallery",
  schema: group("Foto de la galería", {
    id: integer("Número", 1, 999, "Su lugar en la galería; no se repite."),
    section: choice("Sección", ["boat", "experiences"], {
      boat: "El barco",
      experiences: "Las experiencias",
    }),
    picture: picture("Foto", {
      Vertical: "4 / 5",
      Apaisada: "3 / 2",
      Ancha: "2 / 1",
    }),
    hidden: hidden(),
  }),
};
