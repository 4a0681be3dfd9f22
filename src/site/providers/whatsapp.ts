const digits = (phone: string) => phone.replace(/\D/g, "");

/** With a prefilled greeting. Source: WhatsApp click to chat. */
export const whatsappLink = (phone: string, greeting?: string | null) =>
  `https://wa.me/${digits(phone)}${greeting ? `?text=${encodeURIComponent(greeting)}` : ""}`;

export type Mail = { subject?: string; body: string };

/** Source: RFC 6068, which asks for CRLF. */
export const mailLink = (address: string, { subject, body }: Mail) => {
  const fields = Object.entries({ subject, body: body.replaceAll("\n", "\r\n") });
  const query = fields.flatMap(([name, text]) =>
    text === undefined ? [] : `${name}=${encodeURIComponent(text)}`,
  );
  return `mailto:${address}?${query.join("&")}`;
};

export const phoneLink = (phone: string) => `tel:+${digits(phone)}`;
