import styled from "styled-components";
import { ExternalLink } from "../external-link";
import { mailLink, whatsappLink, type Mail } from "../../providers/whatsapp";
import { useMessages } from "../language/use-messages";
import { useSite } from "../site";
import { Hint } from "./field";

const Line = styled(Hint)`
  b {
    display: block;
    color: var(--error);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    margin-right: var(--s5);
    overflow-wrap: anywhere;
  }
`;

/** An answer has a status; without one nobody has been reached. */
const reasonOf = (error: unknown) => {
  const status = error instanceof Error && error.cause;
  if (status === 429) return "contact:notSentMany";
  return status ? "contact:notSentRefused" : "contact:notSentOffline";
};

type Props = { error: unknown; mail: Mail };

/**
 * Says why a form has not been sent, as long as it has not, since the toast is gone after some seconds; and where the
 * same text may be sent instead: a chat only if the company has one.
 */
export const NotSent = ({ error, mail }: Props) => {
  const t = useMessages();
  const { company } = useSite();
  return (
    <Line as="div">
      <b>{t(reasonOf(error))}</b>
      <p>{t("contact:notSentWays")}</p>
      {company.whatsapp && (
        <ExternalLink href={whatsappLink(company.whatsapp, mail.body)}>
          {t("layout:whatsapp")}
        </ExternalLink>
      )}
      <a href={mailLink(company.email, mail)}>{company.email}</a>
    </Line>
  );
};
