import company from "../../content/company.json";

/** The company of the tests' content, as an English page receives it. */
export const englishCompany: Queries.CompanyFragment = {
  ...company,
  tagline: company.tagline.en,
  sources: null,
};
