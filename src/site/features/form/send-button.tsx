import { Button } from "../../elements/button";
import { FormActions } from "../../elements/form";
import { Spinner } from "../../elements/spinner";

type Props = { sending: boolean; label: string; sendingLabel: string };

/**
 * The label has an element of its own, because browsers that translate the page replace text nodes, which React then
 * could not update.
 */
export const SendButton = ({ sending, label, sendingLabel }: Props) => (
  <FormActions>
    <Button $look="sea">
      {sending && <Spinner aria-hidden="true" />}
      <span>{sending ? sendingLabel : label}</span>
    </Button>
  </FormActions>
);
