import { Button } from "../../elements/button";
import { useMessages } from "../language/use-messages";
import { CalendarNote } from "./calendar-note";

/** While the visitor rejects cookies, the calendar waits until they ask for it. */
export const CalendarDeclined = ({ onShow }: { onShow: () => void }) => {
  const t = useMessages();
  return (
    <CalendarNote>
      <h3>{t("booking:declinedHeading")}</h3>
      <p>{t("booking:declinedText")}</p>
      <Button type="button" $look="sea" onClick={onShow}>
        {t("booking:show")}
      </Button>
    </CalendarNote>
  );
};
