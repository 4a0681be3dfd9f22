import { Button } from "../../elements/button";
import { ExternalLink } from "../../elements/external-link";
import { Icon } from "../../elements/icon";
import { useMessages } from "../language/use-messages";
import { CalendarNote } from "./calendar-note";

type Props = { text: string; link: string; page: string };

/** Shown until hydration. */
export const CalendarLink = ({ text, link, page }: Props) => {
  const t = useMessages();
  return (
    <CalendarNote>
      <p>{text}</p>
      <Button as={ExternalLink} href={page} notice={t("layout:newTab")} $look="sea">
        {link}
        <Icon name="out" />
      </Button>
    </CalendarNote>
  );
};
