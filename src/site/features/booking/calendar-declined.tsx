import { Button } from "../../elements/button";
import { useMessages } from "../language/use-messages";
import { CalendarNote } from "./calendar-note";

/** Offers to load the calendar, since the visitor has rejected cookies. */
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
