import { useEffect, useMemo, useState } from "react";
import { languageCodes } from "../../base/languages";
import { PROMISES_TITLE } from "../../typed-content/labels";
import { useSite, useWords, useWork } from "../core/context";
import { PlaceLink } from "../window/place-link";
import { Unlisted } from "../window/unlisted";
import { leftGroups, OLD_NAMES, type LeftGroup } from "./cards";
import { unconfirmed, type Promises } from "../../typed-content/check/launch/promised";
import { contentNow } from "../core/content-now";
import { editedPictures } from "../core/edits";
import { promiseWords } from "../words/promises";

/** Returns the groups with something to confirm; undefined until what the site was delivered with is loaded. */
export const useLeftGroups = (): LeftGroup[] | undefined => {
  const { promises: load } = useSite();
  const [promises, setPromises] = useState<Promises>();
  useEffect(() => {
    load?.().then(setPromises, (error: unknown) =>
      setPromises(() => {
        throw error;
      }),
    );
  }, [load]);
  const { snapshot, edits } = useWork();
  return useMemo(() => {
    if (!promises) return undefined;
    const pictures = editedPictures(snapshot, edits);
    return leftGroups(unconfirmed(contentNow({ snapshot, edits }), pictures, promises), promises);
  }, [promises, snapshot, edits]);
};

/** What the site promises as delivered, in groups, on the start screen. */
export const PromisesToConfirm = () => {
  const words = promiseWords[useWords().code];
  const groups = useLeftGroups();
  if (!groups) return null;
  const count = groups.reduce((sum, { values }) => sum + values.length, 0);
  if (count === 0) return <Unlisted unconfirmed={0} />;
  return (
    <>
      <h2 className="section-title">
        <span>{PROMISES_TITLE}</span> <small>{words.values(count)}</small>
      </h2>
      <p className="field__hint">{words.help(languageCodes.length)}</p>
      <ul className="counts">
        {groups.map(({ name, values }) => (
          <li key={name}>
            <PlaceLink place={{ screen: "promises", group: name }}>
              <span>{name === OLD_NAMES ? words.oldNames : name}</span> <span>{values.length}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      <Unlisted unconfirmed={count} />
    </>
  );
};
