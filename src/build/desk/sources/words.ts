import type { OwnerLanguage } from "@brisa/typed-content/check";

const es = {
  what: "Quien llega con una de estas direcciones os lo dice al escribiros: «Vengo de: Hotel Sol». Lo ve en su mensaje y lo puede borrar. No se guarda nada, así que no hace falta pedir permiso.",
  handout: "Para imprimir o mandar",
  source: "Procedencia",
  page: "Página a la que lleva",
  qr: (name: string) => `QR de ${name}`,
  save: "Guardar el QR",
};

const en: typeof es = {
  what: "Whoever comes by one of these addresses says so when they write to you: “I found you through: Hotel Sol”. They see it in their message and may delete it. Nothing is stored, so no consent is needed.",
  handout: "To print or send",
  source: "Who sends them",
  page: "The page it leads to",
  qr: (name: string) => `QR code for ${name}`,
  save: "Save the QR code",
};

export const sourceWords: Record<OwnerLanguage, typeof es> = { es, en };
