import type { LanguageCode } from "../../../languages";
import type { Control, Field, ReactElement } from "../cms";
import { noteOf, seenAfter, seenAtFirst, type Seen, type Texts } from "./translation-notes";

/** What is said of a line of a text: its name, which the text is a part of, and what is noted. */
export type Note = { name: string } & ReturnType<typeof noteOf>;

/** Decap's control of fields that belong together. */
type ObjectControl = Control & {
  /** The box of one of them; null of one that is hidden. */
  controlFor: (field: Field, key: number) => ReactElement | null;
};

/** What is known of a text in all languages while its form is open. */
const known = new WeakMap<ObjectControl, { texts: Texts; seen: Seen }>();

/**
 * Has a text in all languages say of each line that it is missing, or older than the Spanish, and how
 * long it is: what only the control around them knows is told to their fields.
 */
export const noteTranslations = () => {
  const prototype = CMS.getWidget("object").control.prototype as ObjectControl;
  const { render, controlFor } = prototype;
  prototype.render = function (this: ObjectControl) {
    if (this.props.field.get("isTranslated")) follow(this);
    return render.call(this);
  };
  prototype.controlFor = function (this: ObjectControl, field, key) {
    const box = controlFor.call(this, field, key);
    const state = known.get(this);
    if (!state || !box) return box;
    const code = field.get("name") as LanguageCode;
    const note: Note = {
      name: `${String(this.props.field.get("label"))}: ${String(field.get("label"))}`,
      ...noteOf(state.texts, state.seen, code, Number(field.get("maxLength"))),
    };
    return h(box.type, { ...box.props, key, field: field.set("note", note) });
  };
  // A line is drawn anew when another has changed, too, as Decap does with larger texts.
  Object.assign(CMS.getWidget("string").control.prototype, { shouldComponentUpdate: () => true });
};

const follow = (control: ObjectControl) => {
  const texts = textsIn(control.props.value);
  const before = known.get(control);
  const seen = before ? seenAfter(before.seen, before.texts, texts) : seenAtFirst(texts);
  known.set(control, { texts, seen });
};

const textsIn = (value: unknown) => (value as { toJS?: () => Texts } | undefined)?.toJS?.() ?? {};
