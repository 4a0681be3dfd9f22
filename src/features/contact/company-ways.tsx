import { ExternalLink } from "../../elements/external-link";
import { FilledIcon, Icon } from "../../elements/icon";
import { Ways } from "../../elements/ways";
import { phoneLink, whatsappLink } from "../../providers/whatsapp";
import { useWords } from "../language/use-words";

type Props = {
  company: Queries.CompanyFragment;
  /** What is said beside each way. */
  remarks: { phone: string; email: string; whatsapp: string };
};

/** Telephone, e-mail and WhatsApp. */
export const CompanyWays = ({ company, remarks }: Props) => {
  const t = useWords();
  return (
    <Ways>
      <li>
        <a href={phoneLink(company.phone)}>
          <Icon name="phone" />
          <span>
            <b>{company.phone}</b>
            <small>{remarks.phone}</small>
          </span>
        </a>
      </li>
      <li>
        <a href={`mailto:${company.email}`}>
          <Icon name="mail" />
          <span>
            <b>{company.email}</b>
            <small>{remarks.email}</small>
          </span>
        </a>
      </li>
      <li>
        <ExternalLink
          href={whatsappLink(company.whatsapp, company.whatsappGreeting)}
          notice={t("layout:newTab")}
        >
          <FilledIcon name="wa" />
          <span>
            <b>WhatsApp</b>
            <small>{remarks.whatsapp}</small>
          </span>
        </ExternalLink>
      </li>
    </Ways>
  );
};
