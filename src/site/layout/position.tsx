import { Ltr } from "../elements/ltr";
import { Mark } from "../elements/text";
import { degreesAndMinutes } from "../elements/degrees";
import { useMessages } from "../features/language/use-messages";

type Props = { latitude: number; longitude: number; className?: string };

/** The coordinates of the port, formatted as on a chart. */
export const Position = ({ latitude, longitude, className }: Props) => {
  const t = useMessages();
  return (
    <Mark className={className}>
      <Ltr>
        {t("layout:position", {
          latitude: degreesAndMinutes(latitude),
          longitude: degreesAndMinutes(longitude),
        })}
      </Ltr>
    </Mark>
  );
};
