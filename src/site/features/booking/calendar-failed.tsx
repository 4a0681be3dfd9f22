import { Button, ButtonRow } from "../../elements/button";
import { ExternalLink } from "../../elements/external-link";
import { Icon } from "../../elements/icon";
import { ContactList } from "../contact/contact-list";
import { useMessages } from "../language/use-messages";
import { CalendarNote } from "./calendar-note";

type Props = {
  company: Queries.CompanyFragment;
  /** The provider's own booking page. */
  page: string;
  onRetry: () => void;
};

export const CalendarFailed = ({ company, page, onRetry }: Props) => {
  const t = useMessages();
  return (
    <CalendarNote role="alert">
      <Icon name="calm" />
      <h3>{t("booking:failedHeading")}</h3>
      <p>{t("booking:failedText")}</p>
      <ButtonRow>
        <Button type="button" $look="sea" onClick={onRetry}>
          <Icon name="reload" />
          {t("booking:retry")}
        </Button>
        <Button as={ExternalLink} href={page} notice={t("layout:newTab")} $look="line">
          {t("booking:page")}
        </Button>
      </ButtonRow>
      <ContactList
        company={company}
        notes={{
          phone: t("booking:byPhone"),
          email: t("booking:byEmail"),
          whatsapp: t("booking:byWhatsapp"),
        }}
      />
    </CalendarNote>
  );
};
