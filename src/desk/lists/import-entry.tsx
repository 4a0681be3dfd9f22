import { useState, type ReactNode } from "react";
import type { Collection } from "../../typed-content/collection";
import { useSite } from "../core/context";
import { Part } from "../window/part";

type ImportEntryProps = { collection: Collection; className?: string; children: ReactNode };

/** Nothing if the site has no importer for the collection. */
export const ImportEntry = ({ collection: { type }, className, children }: ImportEntryProps) => {
  const Importer = useSite().importers[type];
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!Importer) return null;
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={className} onClick={open}>
        {children}
      </button>
      {isUsed && (
        <Part onClose={close}>
          <Importer isOpen={isOpen} onClose={close} />
        </Part>
      )}
    </>
  );
};
