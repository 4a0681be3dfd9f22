import { Icon } from "../../elements/icon";
import { RATINGS } from "../../elements/stars";
import { VisuallyHidden } from "../../elements/text";
import { useMessages } from "../language/use-messages";
import { Group, Message, Row } from "./star-input.styles";

const MESSAGE_ID = "rating-message";

/**
 * Five radio buttons drawn as stars, with a preview on hover. The fill and the message follow from the state
 * of the radio buttons in CSS, so they are also correct before hydration and for a restored draft.
 */
export const StarInput = ({ error }: { error?: string }) => {
  const t = useMessages();
  return (
    <Group aria-describedby={MESSAGE_ID} $wrong={Boolean(error)}>
      <legend>{t("reviews:rating")}</legend>
      <Row>
        {RATINGS.map((rating) => (
          <label key={rating}>
            <input type="radio" name="rating" value={rating} required />
            <VisuallyHidden>{t(`reviews:rating${rating}`)}</VisuallyHidden>
            <Icon name="star" />
          </label>
        ))}
      </Row>
      <Message id={MESSAGE_ID}>
        <span data-rating="0">{error ?? t("reviews:ratingHint")}</span>
        {RATINGS.map((rating) => (
          <span key={rating} data-rating={rating}>
            {t(`reviews:rating${rating}`)}
          </span>
        ))}
      </Message>
    </Group>
  );
};
