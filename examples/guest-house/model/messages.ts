import type { Sentences } from "./findings";

export const es: Sentences = {
  "leaves-after-arrival": ({ checkIn }) =>
    `a esa hora ya han llegado los siguientes, que pueden entrar desde las ${checkIn}. Poned una anterior.`,
  "room-without-photograph": () => "la galería no tiene ninguna foto suya. Añadid alguna.",
  "room-without-week": ({ list }) => `no tiene precio por semana. Ponedlo en ${list}.`,
  "week-without-room": ({ id }) =>
    `la habitación «${id}» no está, y este precio no se muestra. Borradlo, o elegid otra.`,
  "no-licence": () => "falta el número de registro, sin el que no se puede anunciar la casa.",
};

export const en: Sentences = {
  "leaves-after-arrival": ({ checkIn }) =>
    `by then the next guests, who may come from ${checkIn}, have arrived. Enter an earlier time.`,
  "room-without-photograph": () => "the gallery has no photograph of it. Add one.",
  "room-without-week": ({ list }) => `it has no price by week. Add it in ${list}.`,
  "week-without-room": ({ id }) =>
    `the room “${id}” is not there, and this price is not shown. Delete it, or choose another room.`,
  "no-licence": () =>
    "the registration number, without which no house may be advertised, is missing.",
};
