import type { Control } from "./cms";
import { rememberOpened } from "./draft-backup";

/** Every form has a control of one of these kinds. */
const WIDGETS = ["string", "text", "number"];

/**
 * Changes Decap's controls in place: an identifier cannot be changed once the entry is there, and
 * the open entry, which Decap shows to its controls alone, is remembered for backups.
 */
export const changeControls = () => {
  for (const name of WIDGETS) {
    const { prototype } = CMS.getWidget(name).control;
    const { render } = prototype;
    prototype.render = function (this: Control) {
      rememberOpened(this.props.getEntry());
      const input = render.call(this);
      return name === "string" && isLocked(this)
        ? h(input.type, { ...input.props, ...LOCKED })
        : input;
    };
  }
};

const LOCKED = { readOnly: true, title: "No se cambia: otras fichas la nombran así." };

/** The number of a picture is its place, which may change. */
const isLocked = ({ props: { field, parentIds, getEntry } }: Control) =>
  field.get("name") === "id" && parentIds.length === 0 && !getEntry().get("newRecord");
