import { es as findings } from "../../model/messages";

/** What the desk says of this site alone. */
export const es = {
  findings,
  sections: {
    rooms: {
      title: "Habitaciones",
      newEntry: "Habitación nueva",
      add: "Añadir una habitación",
    },
  },
  tasks: { price: "Cambiar un precio", room: "Añadir una habitación", map: "Ver el mapa" },
};
