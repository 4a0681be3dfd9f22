import { Button } from "../../elements/button";
import { FormActions } from "../../elements/form";
import { Spinner } from "../../elements/spinner";

type Props = { sending: boolean; label: string; sendingLabel: string };

/** The button that sends a form, and says so while it does. */
export const SendButton = ({ sending, label, sendingLabel }: Props) => (
  <FormActions>
    <Button $look="sea">
      {sending && <Spinner aria-hidden="true" />}
      {sending ? sendingLabel : label}
    </Button>
  </FormActions>
);
