import type { InputHTMLAttributes } from "react";
import { HEX } from "@brisa/typed-content/helpers";
import type { Kind } from "@brisa/typed-content/fields";
import { useSite, useWords } from "../../state/context";
import { Frame, useControl } from "../frame";
import { chooseWhole, pasteClean } from "../keyboard";
import { lengthWords } from "../../told/finding-words";
import { normaliseText } from "../../values/kinds";
import { onOneLine, storedText } from "../../values/normalise-text";
import { TypedInput, useTyped } from "../typed-input";
import type { FieldProps } from "../use-field";
import { numberText, parseNumber } from "../../values/amount-text";

type Attributes = InputHTMLAttributes<HTMLInputElement>;

/** For values in which the keyboard must not correct anything. */
const asWritten: Attributes = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };

const keyboards: Partial<Record<Kind, Attributes>> = {
  email: { ...asWritten, inputMode: "email" },
  phone: { ...asWritten, inputMode: "tel" },
  url: { ...asWritten, inputMode: "url" },
  origin: { ...asWritten, inputMode: "url" },
  repository: { ...asWritten },
  color: { ...asWritten },
};

export const LineField = (props: FieldProps) => {
  const { node, isOptional } = props;
  const words = useWords();
  const { phone } = useSite();
  const control = useControl(props);
  const { value, base, set } = control;
  const stored = value === undefined ? "" : String(value);
  const typed = useTyped(props, stored, (text) =>
    set(storedText(normaliseText(node.kind, onOneLine(text), phone), base, isOptional)),
  );
  const length = lengthWords(stored, node.maxLength, words.fields);
  return (
    <Frame node={node} control={control} note={length?.text}>
      <>
        {node.kind === "color" && (
          <input
            type="color"
            aria-label={words.fields.pickColor(node.title ?? "")}
            value={HEX.test(stored) ? stored.toLowerCase() : "#ffffff"}
            onChange={({ target }) => set(target.value.toUpperCase())}
          />
        )}
        <TypedInput
          control={control}
          typed={typed}
          {...(node.kind && keyboards[node.kind])}
          onPaste={pasteClean(true)}
        />
      </>
    </Frame>
  );
};

/** No `type="number"`: it changes with the mouse wheel, and loses a decimal comma in browsers of other languages. */
export const NumberField = (props: FieldProps) => {
  const { node, isOptional } = props;
  const words = useWords();
  const control = useControl(props);
  const { value, base, set } = control;
  const isWhole = node.type === "integer";
  const shown =
    typeof value === "number"
      ? numberText(value, words.tag)
      : value === undefined
        ? ""
        : String(value);
  const typed = useTyped(props, shown, (text) => {
    const number = parseNumber(text);
    const isRead = number !== undefined && !(isWhole && /[.,]/.test(text));
    set(isRead ? number : storedText(text.trim(), base, isOptional));
  });
  return (
    <Frame node={node} control={control}>
      <TypedInput
        control={control}
        typed={typed}
        className="input input--short"
        inputMode={isWhole ? "numeric" : "decimal"}
        {...chooseWhole}
      />
    </Frame>
  );
};
