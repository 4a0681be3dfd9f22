import { useEffect, useRef } from "react";
import { sourceIn } from "../../document/source";
import { Input } from "../../elements/control";
import { OptionalField } from "../form/field";
import { useMessages } from "../language/use-messages";
import { useSite } from "../site";
import { useSearch } from "../use-search";

/** Who sends the visitor, if the page's address names one of the owner's sources. Before the app the script in the head shows it. */
export const SourceField = () => {
  const t = useMessages();
  const { sources } = useSite().company;
  const search = useSearch() ?? "";
  const source = sources?.find(({ id }) => id === sourceIn(search));
  const line = source && t("layout:cameFrom", { name: source.name });
  const field = useRef<HTMLInputElement>(null);
  // Not its value: the visitor may have deleted it.
  useEffect(() => {
    if (field.current && line) field.current.defaultValue = line;
  }, [line]);
  if (!sources) return null;
  return (
    <div hidden={!source} suppressHydrationWarning>
      <OptionalField label={t("contact:source")}>
        <Input ref={field} name="source" suppressHydrationWarning />
      </OptionalField>
    </div>
  );
};
