import { useState } from "react";
import type { Collection } from "../../typed-content/collection";
import { useWords } from "../core/context";
import { useSite } from "../core/site-context";
import { Part } from "../window/part";

/** A button that opens the importer of the site for a collection, if it has one. */
export const ImportEntry = ({ collection: { type } }: { collection: Collection }) => {
  const Importer = useSite().importers[type];
  const { site } = useWords();
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
      <p className="list__add">
        <button type="button" className="btn btn--wide" onClick={open}>
          {site.importers[type]}
        </button>
      </p>
      {isUsed && (
        <Part onClose={close}>
          <Importer isOpen={isOpen} onClose={close} />
        </Part>
      )}
    </>
  );
};
