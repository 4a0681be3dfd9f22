import styled from "styled-components";
import { Button } from "../elements/button";
import { Container } from "../elements/container";
import { Lead, Stack } from "../elements/text";
import { ContactList } from "../features/contact/contact-list";
import { useMessages } from "../features/language/use-messages";
import { reloadWithoutApp } from "../document/without-app";

const Root = styled(Stack)`
  max-width: var(--measure);
  padding-block: var(--section);
`;

export const PageFailed = ({ company }: { company: Queries.CompanyFragment }) => {
  const t = useMessages();
  return (
    <Container>
      <Root role="alert">
        <h1>{t("layout:failedHeading")}</h1>
        <Lead>{t("layout:failedText")}</Lead>
        <Button type="button" $look="sea" onClick={reloadWithoutApp}>
          {t("layout:reload")}
        </Button>
        <ContactList company={company} />
      </Root>
    </Container>
  );
};
