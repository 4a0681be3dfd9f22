type Company = Pick<
  Queries.CompanyFragment,
  "name" | "legalName" | "phone" | "email" | "website" | "address" | "position" | "social"
>;

/** Describes the company to search engines. Source: https://schema.org/LocalBusiness */
export const localBusiness = (company: Company, description: string) => ({
  "@context": "https://schema.org",
  "@type": "LocalBusiness",
  "@id": `${company.website}/#company`,
  name: company.name,
  legalName: company.legalName,
  description,
  url: `${company.website}/`,
  telephone: company.phone,
  email: company.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: company.address.street,
    postalCode: company.address.postalCode,
    addressLocality: company.address.city,
    addressRegion: company.address.region,
    addressCountry: company.address.country,
  },
  geo: { "@type": "GeoCoordinates", ...company.position },
  sameAs: company.social.map(({ url }) => url),
});
