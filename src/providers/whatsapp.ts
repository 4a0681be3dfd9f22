const digits = (phone: string) => phone.replace(/\D/g, "");

/** Opens a chat with a number; a greeting is already written. Source: WhatsApp's "click to chat". */
export const whatsappLink = (phone: string, greeting?: string) =>
  `https://wa.me/${digits(phone)}${greeting ? `?text=${encodeURIComponent(greeting)}` : ""}`;

/** Dials a number. */
export const phoneLink = (phone: string) => `tel:+${digits(phone)}`;
