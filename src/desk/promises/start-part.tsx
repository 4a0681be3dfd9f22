import { languageCodes } from "../../base/languages";
import { PROMISES_TITLE } from "../../typed-content/labels";
import { useWords } from "../core/context";
import { PlaceLink } from "../window/place-link";
import { Unlisted } from "../window/unlisted";
import { OLD_NAMES } from "./cards";
import { useLeftGroups } from "./use-unconfirmed";
import { promiseWords } from "../words/promises";

/** What the site promises as delivered, in groups, on the start screen. */
export const PromisesToConfirm = () => {
  const words = promiseWords(useWords().tag);
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
