import { useEffect, useMemo, type ReactNode } from "react";
import type { Collection } from "../../typed-content/collection";
import { begunDesk } from "./begun-desk";
import { beginningAt, fileToBegin, withoutUntouched } from "./new-entry";
import { DeskOfForm, useDesk, useDeskState, useWork } from "../core/context";
import { entryFields } from "../form/form-fields";
import { PlaceLink } from "../window/place-link";

type BeginLinkProps = { collection: Collection; className?: string; children: ReactNode };

/** The entry does not exist before something is written into its form. */
export const BeginLink = ({ collection, className, children }: BeginLinkProps) => {
  const file = fileToBegin(useWork(), collection);
  const [first] = entryFields(collection, undefined);
  return (
    <PlaceLink
      className={className}
      place={{ screen: "entry", file, field: first && [first.name] }}
    >
      {children}
    </PlaceLink>
  );
};

/** Leaving the form of a new entry in which nothing is written removes it. */
export const BegunEntry = ({ file, children }: { file: string; children: ReactNode }) => {
  const desk = useDesk();
  const isBegun = useDeskState(({ work }) => beginningAt(work, file) !== undefined);
  const begun = useMemo(() => begunDesk(desk, file), [desk, file]);
  useEffect(
    () => () => desk.setWork(withoutUntouched(desk.state().work, file, Date.now())),
    [desk, file],
  );
  return <DeskOfForm desk={isBegun ? begun : desk}>{children}</DeskOfForm>;
};
