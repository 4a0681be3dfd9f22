import type { ControlProps, Field } from "../cms";

/** Registers the control of a choice among colours: each as it looks, and its name. */
export const registerGradients = () => {
  const control = createClass<ControlProps<string>, object>({
    getInitialState: () => ({}),
    render() {
      const { forID, field, value, onChange } = this.props;
      const options = [...(field.get("options") as Iterable<Field>)];
      return h(
        "div",
        { id: forID, className: "gradients", role: "radiogroup", "aria-label": field.get("label") },
        ...options.map((option) =>
          h(
            "label",
            { key: option.get("value") },
            h("input", {
              type: "radio",
              name: forID,
              checked: option.get("value") === value,
              onChange: () => onChange(String(option.get("value"))),
            }),
            h("span", {
              className: "gradient",
              style: { background: `linear-gradient(90deg, ${String(option.get("gradient"))})` },
            }),
            String(option.get("label")),
          ),
        ),
      );
    },
  });
  CMS.registerWidget("gradients", control);
};
