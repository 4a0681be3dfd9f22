/** At the desk, a trip's price is beside the message: no file is named. */
export const messagesAtDesk = {
  es: {
    "trip-without-price":
      "No se ve en la web hasta que tenga un precio; si no ha de verse, escondedla.",
    "price-without-trip": "Es de una excursión que ya no está, y no se ve. Quitadlo.",
  },
  en: {
    "trip-without-price":
      "It is not seen on the site until it has a price; if it should not be, hide it.",
    "price-without-trip": "It is for a trip that is gone, and is not seen. Remove it.",
  },
};
