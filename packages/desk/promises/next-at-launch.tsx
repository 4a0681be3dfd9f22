import { useRef, useState } from "react";
import { useSite, useWords } from "../state/context";
import { go, placeToEdit, type Place } from "../core/places";
import { findField } from "../form/field-area";
import { useEvent } from "../ui/use-event";
import { useMissing } from "./before-launch";

/** In a form with something that is missing before the launch: leads to the next in it, then to the next form. */
export const NextAtLaunch = ({ file }: { file: string }) => {
  const { start } = useWords();
  const { promises } = useSite();
  const missing = useMissing();
  /** Also those where it is missing only since the form opened, such as a new one; and still when nothing is. */
  const [files, setFiles] = useState<readonly string[]>([]);
  const added = missing.map((each) => each.file).filter((each) => !files.includes(each));
  if (added.length > 0) setFiles([...files, ...new Set(added)]);
  /** The button that is pressed takes the focus. */
  const last = useRef<Element>();
  useEvent("focusin", ({ target }) => {
    const field = target instanceof Element && target.closest("[data-field]");
    if (field) last.current = field;
  });
  const at = files.indexOf(file);
  if (at < 0) return null;

  const nextPlace = (): Place => {
    const drawn = [...document.querySelectorAll("[data-field]")];
    // A field in a section that is closed is not drawn: it comes last.
    const placeOf = (field?: Element) => (field ? drawn.indexOf(field) : drawn.length);
    const own = missing
      .filter((each) => each.file === file)
      .map((each) => ({ each, place: placeOf(findField(document.body, each)) }))
      .toSorted((a, b) => a.place - b.place);
    const from = last.current ? placeOf(last.current) : -1;
    const inForm = own.find(({ place }) => place > from)?.each;
    const others = [...files.slice(at + 1), ...files.slice(0, at)];
    const next =
      inForm ??
      others.flatMap((name) => missing.find((each) => each.file === name) ?? [])[0] ??
      missing[0];
    if (next) return placeToEdit(next);
    return promises ? { screen: "promises", question: "" } : { screen: "start" };
  };
  return (
    <button type="button" className="btn" onClick={() => go(nextPlace())}>
      {missing.length > 0 ? start.nextMissing(missing.length) : start.goOnLaunch}
    </button>
  );
};
