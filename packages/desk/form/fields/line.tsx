import type { InputHTMLAttributes } from "react";
import { HEX } from "@brisa/typed-content/helpers";
import type { Kind } from "@brisa/typed-content/fields";
import { useSite, useWords } from "../../state/context";
import { Frame, useControl } from "../frame";
import { chooseWhole, pasteClean } from "../keyboard";
import { lengthWords } from "../../told/finding-words";
import { normaliseText } from "../../values/kinds";
import { onOneLine } from "../../values/normalise-text";
import { TypedInput } from "../typed-input";
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
  const { node } = props;
  const words = useWords();
  const { phone } = useSite();
  const control = useControl(props);
  const { text, set, setTyped } = control;
  const length = lengthWords(text, node.maxLength, words.fields);
  return (
    <Frame node={node} control={control} note={length?.text}>
      <>
        {node.kind === "color" && (
          <input
            type="color"
            aria-label={words.fields.pickColor(node.title ?? "")}
            value={HEX.test(text) ? text.toLowerCase() : "#ffffff"}
            onChange={({ target }) => set(target.value.toUpperCase())}
          />
        )}
        <TypedInput
          control={control}
          onText={(typed) => setTyped(normaliseText(node.kind, onOneLine(typed), phone))}
          {...(node.kind && keyboards[node.kind])}
          onPaste={pasteClean(true)}
        />
      </>
    </Frame>
  );
};

/** No `type="number"`: it changes with the mouse wheel, and loses a decimal comma in browsers of other languages. */
export const NumberField = (props: FieldProps) => {
  const { node } = props;
  const { tag } = useWords();
  const control = useControl(props);
  const { value, setTyped } = control;
  const isWhole = node.type === "integer";
  return (
    <Frame node={node} control={control}>
      <TypedInput
        control={control}
        shown={typeof value === "number" ? numberText(value, tag) : undefined}
        onText={(typed) =>
          setTyped(typed, isWhole && /[.,]/.test(typed) ? undefined : parseNumber(typed))
        }
        className="input input--short"
        inputMode={isWhole ? "numeric" : "decimal"}
        {...chooseWhole}
      />
    </Frame>
  );
};
