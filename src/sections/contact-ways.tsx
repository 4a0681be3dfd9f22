import { CompanyWays } from "../features/contact/company-ways";
import { useWords } from "../features/language/use-words";

/** How to reach the company without the form. */
export const ContactWays = ({ company }: { company: Queries.CompanyFragment }) => {
  const t = useWords();
  return (
    <CompanyWays
      company={company}
      remarks={{
        phone: t("contact:phone"),
        email: t("contact:email"),
        whatsapp: t("contact:whatsapp"),
      }}
    />
  );
};
