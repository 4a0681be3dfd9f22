const digits = (phone: string) => phone.replace(/\D/g, "");

/** Returns a link that opens a chat, with a prefilled greeting. Source: WhatsApp click to chat. */
export const whatsappLink = (phone: string, greeting?: string) =>
  `https://wa.me/${digits(phone)}${greeting ? `?text=${encodeURIComponent(greeting)}` : ""}`;

/** Returns a link that dials a number. */
export const phoneLink = (phone: string) => `tel:+${digits(phone)}`;
