import { createContext, useContext, useState, type ReactElement } from "react";
import { useWords } from "../state/context";
import { Part } from "../ui/part";

/** Draws a file's. Loaded by the panel, with the screens that it shows. */
export const EarlierValuesContext = createContext<((file: string) => ReactElement) | undefined>(
  undefined,
);

/** Read when they are asked for. */
export const EarlierDetails = ({ file }: { file: string }) => {
  const { history } = useWords().texts;
  const [isOpen, setOpen] = useState(false);
  const earlierValues = useContext(EarlierValuesContext);
  return (
    <details className="more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link">{history.earlier}</summary>
      {isOpen && earlierValues && <Part>{earlierValues(file)}</Part>}
    </details>
  );
};
