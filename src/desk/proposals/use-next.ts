import { useRef } from "react";
import { languageCodes } from "../../base/languages";
import type { Address } from "../../typed-content/address";
import { entryTexts } from "../../typed-content/texts/texts";
import { contentNow } from "../core/content-now";
import { useDesk } from "../core/context";
import { go } from "../core/go";

const nameOf = ({ path }: Address) => path.join(".");

const focusedField = () => {
  const focused = document.activeElement;
  const line = focused?.closest(".line") ?? focused;
  return line?.querySelector<HTMLElement>("[data-field]")?.dataset.field;
};

/** After the one that has the focus. */
export const useNext = (file: string, places: readonly Address[]) => {
  const desk = useDesk();
  /** Where it led last: a button that is pressed takes the focus. */
  const last = useRef<string>(undefined);
  return () => {
    const { entries } = contentNow(desk.state().work);
    const entry = entries.find((each) => each.file === file);
    const order = (entry ? entryTexts(entry).rows : []).flatMap(({ cells }) =>
      languageCodes.map((code) => nameOf(cells[code])),
    );
    const from = order.indexOf(focusedField() ?? last.current ?? "");
    const place = places.find((each) => order.indexOf(nameOf(each)) > from) ?? places[0];
    if (!place) return;
    last.current = nameOf(place);
    go({ screen: "entry", file, field: place.path });
  };
};
