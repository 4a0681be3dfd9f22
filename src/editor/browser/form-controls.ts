import type { Control } from "./cms";
import { rememberOpened } from "./draft-backup";
import { moneyText, parseAmount } from "./parse-amount";

/** Every form has a control of one of these kinds. */
const WIDGETS = ["string", "text", "number"];

/**
 * Changes Decap's controls in place: an amount says how visitors will read it, what is selected stays
 * so when a field gets the focus, and the open entry, which Decap shows to its controls alone, is
 * remembered for backups.
 */
export const changeControls = () => {
  for (const name of WIDGETS) {
    const { prototype } = CMS.getWidget(name).control;
    const { render, componentDidUpdate } = prototype;
    if (componentDidUpdate) {
      prototype.componentDidUpdate = function (this: Control, previous) {
        if (previous.value !== this.props.value) componentDidUpdate.call(this, previous);
      };
    }
    prototype.render = function (this: Control) {
      const { field, value, getEntry } = this.props;
      rememberOpened(getEntry());
      const control = render.call(this);
      return field.get("isAmount")
        ? h("div", {}, control, h("output", { className: "amount" }, asRead(value)))
        : control;
    };
  }
};

/** An amount as the page will show it, or why it cannot. */
const asRead = (written: unknown) => {
  if (typeof written !== "string" || written.trim() === "") return "";
  const parsed = parseAmount(written);
  return "amount" in parsed ? `En la web: ${moneyText(parsed.amount)}` : parsed.refusal;
};
