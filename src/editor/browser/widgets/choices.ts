import type { ControlProps, Field } from "../cms";

type Props = ControlProps<string | null> & {
  /** Decap's look of a field. */
  classNameWrapper: string;
};

/**
 * Registers the control of a choice: the browser's own list, which says what is chosen in the reader's
 * language. To a screen reader Decap's is an empty field, with help in English.
 */
export const registerChoices = () => {
  const control = createClass<Props, object>({
    getInitialState: () => ({}),
    render() {
      const { forID: id, field, value, onChange, classNameWrapper: className } = this.props;
      const options = [...(field.get("options") as Iterable<Field>)];
      const isKnown = options.some((option) => option.get("value") === value);
      const mayBeEmpty = !isKnown || field.get("required") === false;
      return h(
        "select",
        {
          id,
          className,
          value: isKnown ? value : "",
          onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
            onChange(currentTarget.value || null),
        },
        mayBeEmpty && h("option", { value: "" }),
        ...options.map((option) => {
          const own = option.get("value");
          return h("option", { key: own, value: own }, String(option.get("label")));
        }),
      );
    },
  });
  CMS.registerWidget("select", control);
};
