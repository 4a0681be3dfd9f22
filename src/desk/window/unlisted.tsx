import { mayLack } from "../../typed-content/check/launch/may-lack";
import { useWords, useWork, useChecked } from "../core/context";
import { placeToEdit } from "../core/places";
import { placeOfField } from "../told/field-place";
import { PlaceLink } from "./place-link";
import { contentNow } from "../core/edits";

type Props = { unconfirmed: number };

/** Whether search engines may list the site while something is missing, and where the owner decides that. */
export const Unlisted = ({ unconfirmed }: Props) => {
  const words = useWords();
  const work = useWork();
  const content = contentNow(work);
  const missing = useChecked((checked) => checked.missing);
  const { asIs } = content.model;
  if (!asIs || missing.length + unconfirmed === 0) return null;
  const left = unconfirmed > 0 ? [...missing, { code: "unconfirmed" }] : missing;
  return (
    <p className="start-note">
      <span>{mayLack(content, left) ? words.start.listed : words.start.unlisted}</span>{" "}
      <PlaceLink className="link" place={placeToEdit(asIs)}>
        {placeOfField(work, asIs, words).labels.at(-1)}
      </PlaceLink>
    </p>
  );
};
