import { GoLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { routes } from "../../model/routes";
import { Container } from "../elements/section";
import { Lead, Stack } from "../elements/text";

export const NoTrips = () => {
  const t = useMessages();
  return (
    <Container>
      <Stack>
        <Lead>{t("trips:none")}</Lead>
        <GoLink to={routes.contact}>{t("layout:contactForm")}</GoLink>
      </Stack>
    </Container>
  );
};
