/** Of the check and of the desk. They need not be among the site's. */
export type OwnerLanguage = "es" | "en";

/** BCP 47 tags. */
export const ownerTags: Record<OwnerLanguage, string> = { es: "es-ES", en: "en-GB" };
