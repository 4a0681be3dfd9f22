import { moneyText, parseAmount } from "../form/values/parse-amount";
import { readTime } from "../form/values/put-right";
import { amountRefusal } from "./amount-refusal";
import type { Control, ReactElement } from "./cms";
import { rememberOpened } from "./draft-backup";
import type { EditorConfig } from "./file-kinds";
import { nameOpenEntry } from "./form-header";
import type { Note } from "./widgets/translations";

/** Lines of an empty text, which grows with what is written; Decap's own are five. */
const ROWS = 2;

/** Every form has a control of one of these kinds. */
const WIDGETS = ["string", "text", "number"];

/**
 * Changes Decap's controls in place: amounts and times say how they will be read, what is selected stays
 * so when a field gets the focus, and the open entry, which Decap shows to its controls alone, is
 * remembered for backups and named in the header.
 */
export const changeControls = (config: EditorConfig) => {
  for (const name of WIDGETS) {
    const { prototype } = CMS.getWidget(name).control;
    const { render, componentDidUpdate } = prototype;
    if (componentDidUpdate) {
      prototype.componentDidUpdate = function (this: Control, previous) {
        if (previous.value !== this.props.value) componentDidUpdate.call(this, previous);
      };
    }
    prototype.render = function (this: Control) {
      const { field, value, forID, getEntry } = this.props;
      rememberOpened(getEntry());
      nameOpenEntry(config, getEntry());
      const control = withRows(render.call(this));
      const note = field.get("note") as Note | undefined;
      if (note) return withNote(control, note, `${forID}-note`);
      const reading = READINGS.find(({ option }) => field.get(option));
      return reading ? withReading(control, reading, String(value ?? "").trim()) : control;
    };
  }
};

const withRows = (control: ReactElement) =>
  "minRows" in control.props ? h(control.type, { ...control.props, minRows: ROWS }) : control;
/** A line of a text in all languages, with what is said of it in the space below its letters. */
const withNote = ({ type, props }: ReactElement, { name, mark, length }: Note, id: string) =>
  h(
    "div",
    { className: "line" },
    h(type, { ...props, "aria-label": name, "aria-describedby": id }),
    h("p", { id }, h("strong", {}, mark), " ", length),
  );

type Reading = { option: string; read: (written: string) => string };

/** Fields in which there is more than one way of writing, and how what is written will be read. */
const READINGS: Reading[] = [
  {
    option: "isAmount",
    read: (written) => {
      const parsed = parseAmount(written);
      return "amount" in parsed
        ? `En la web: ${moneyText(parsed.amount)}`
        : (amountRefusal(written) ?? "");
    },
  },
  {
    option: "isTime",
    read: (written) => {
      const time = readTime(written);
      if (time === written) return "";
      return time === undefined ? "No se entiende. Por ejemplo, 09:30." : `Se entiende: ${time}`;
    },
  },
];

/** A field of figures, for which a phone shows its digits. */
const withReading = ({ type, props }: ReactElement, { read }: Reading, written: string) =>
  h(
    "div",
    { className: "reading" },
    h(type, { ...props, inputMode: "decimal" }),
    h("output", {}, written && read(written)),
  );
