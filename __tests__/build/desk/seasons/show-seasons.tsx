import { act, screen } from "@testing-library/react";
import { SeasonsScreen } from "../../../../src/build/desk/seasons/seasons-screen";
import { usePlace } from "../../../../packages/desk/state/context";
import type { ShownInstead } from "../../../../packages/desk/site";
import type { Path, Address } from "../../../../packages/typed-content/schema";
import { showCompany } from "../show-company";
import { go } from "../../../../packages/desk/core/places";

export const PRICES = "prices.json";

/** Opens the screen, with the seasons of the tests' content: May and June, until 15 September, and the rest of it. */
export const opened = async (seasons?: unknown) => {
  const shown: (ShownInstead | undefined)[] = [];
  const fields: Address[] = [];
  const onShow = (instead: ShownInstead | undefined) => void shown.push(instead);
  const Screen = () => {
    const place = usePlace();
    const field = place.screen === "entry" ? place.field : undefined;
    return <SeasonsScreen field={field ?? []} onField={(at) => fields.push(at)} onShow={onShow} />;
  };
  const company = await showCompany(<Screen />);
  const { desk, held } = company;
  if (seasons !== undefined)
    act(() => desk.change(PRICES, ["seasons"], seasons === null ? undefined : seasons));
  const season = (index: number, ...path: Path) => held(PRICES, "seasons", index, ...path);
  return { ...company, season, fields, shown: () => shown.at(-1) };
};

/** Lets the address lead to where the screen has gone; then the check has run, too. */
export const arrive = () => act(() => jest.advanceTimersByTime(300));

export const follow = (...field: Path) => {
  act(() => go({ screen: "entry", file: PRICES, field: ["seasons", ...field] }));
  arrive();
};

/** The control of a field of a season. */
export const control = (...field: Path) => {
  const name = ["seasons", ...field].join(".");
  const found = document.querySelector<HTMLInputElement>(`[data-field="${name}"]`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

export const said = (text: string | RegExp) => screen.queryByText(text) !== null;
