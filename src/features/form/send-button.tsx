import { Button } from "../../elements/button";
import { FormActions } from "../../elements/form";
import { Spinner } from "../../elements/spinner";

type Props = { sending: boolean; label: string; sendingLabel: string };

/**
 * The submit button of a form; it shows when the form is being sent. A browser that translates takes
 * texts out of React's hands, so that the label has an element of its own.
 */
export const SendButton = ({ sending, label, sendingLabel }: Props) => (
  <FormActions>
    <Button $look="sea">
      {sending && <Spinner aria-hidden="true" />}
      <span>{sending ? sendingLabel : label}</span>
    </Button>
  </FormActions>
);
