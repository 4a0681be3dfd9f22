import { es as findings } from "../../../model/messages/es";
export const es = {
  findings,
  sections: {
    trips: {
      title: "Excursiones y precios",
      newEntry: "Excursión nueva",
      add: "Añadir una excursión",
    },
    boats: {
      title: "Barcos",
      newEntry: "Barco nuevo",
      add: "Añadir otro barco",
    },
    services: {
      title: "Servicios",
      newEntry: "Servicio nuevo",
      add: "Añadir un servicio",
    },
    gallery: { title: "Galería" },
    reviews: {
      title: "Reseñas",
      newEntry: "Reseña nueva",
      add: "Añadir una reseña",
    },
    days: {
      title: "Días cerrados y completos",
      newEntry: "Día nuevo",
      add: "Añadir un día",
      entries: { one: "día", many: "días" },
    },
    notices: {
      title: "Avisos",
      newEntry: "Aviso nuevo",
      add: "Añadir un aviso",
    },
    questions: {
      title: "Preguntas",
      newEntry: "Pregunta nueva",
      add: "Añadir una pregunta",
    },
  },
  tasks: {
    price: "Cambiar un precio",
    hours: "Cambiar el horario de una excursión",
    text: "Cambiar un texto",
    review: "Poner una reseña",
    picture: "Añadir una foto a la galería",
    service: "Añadir un servicio",
    contact: "Cambiar el teléfono o la dirección",
    close: "Cerrar unos días, o decir que están completos",
    quay: "El QR del muelle, para pedir reseñas",
    bookings: "Ver las reservas",
    visits: "Ver las visitas",
  },
  rowGroups: {
    DayState: { current: "Días que vienen", over: "Pasados", removeOver: "Quitar los pasados" },
    Notice: { current: "Se ven, o se verán", over: "Pasados", removeOver: "Quitar los pasados" },
  },
};
