import { Lead, Stack } from "../elements/text";
import { GoLink } from "../features/language/go-link";
import { useWords } from "../features/language/use-words";
import { routes } from "../routes";

/** What stands in the place of trips while none is shown. */
export const NoTrips = () => {
  const t = useWords();
  return (
    <Stack>
      <Lead>{t("trips:none")}</Lead>
      <GoLink to={routes.contact}>{t("layout:contactForm")}</GoLink>
    </Stack>
  );
};
