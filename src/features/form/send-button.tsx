import { Button } from "../../elements/button";
import { FormActions } from "../../elements/form";
import { Spinner } from "../../elements/spinner";

type Props = { sending: boolean; label: string; sendingLabel: string };

/** The submit button of a form; it shows when the form is being sent. */
export const SendButton = ({ sending, label, sendingLabel }: Props) => (
  <FormActions>
    <Button $look="sea">
      {sending && <Spinner aria-hidden="true" />}
      {sending ? sendingLabel : label}
    </Button>
  </FormActions>
);
