import { captionedPicture, choice, group, hidden, numericId, order } from "../fields";
import type { Collection } from "@brisa/typed-content";

export const gallery = {
  type: "GalleryPicture",
  title: "Galería",
  path: "gallery/*.json",
  set: "open",
  shownOn: "gallery",
  schema: group("Foto de la galería", {
    id: numericId(),
    picture: captionedPicture("Foto", {
      Vertical: "4 / 5",
      Apaisada: "3 / 2",
      Ancha: "2 / 1",
    }),
    section: choice("Sección", ["boat", "experiences"], {
      boat: "El barco",
      experiences: "Las experiencias",
    }),
    order: order("Dónde sale en la galería."),
    hidden: hidden(),
  }),
} satisfies Collection;
