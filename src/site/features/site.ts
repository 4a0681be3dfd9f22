import { createContext, useContext } from "react";

/** The result of a query, some parts of which are known not to be null. */
export type With<Data, Part extends keyof Data> = Data & { [Key in Part]: NonNullable<Data[Key]> };

/** What every page knows of the company, of its days, and of the other pages. */
export type Site = With<Queries.LayoutFragment, "company" | "homePage">;

const Context = createContext<Site | undefined>(undefined);

export const SiteProvider = Context.Provider;

/** @throws if used outside the layout */
export const useSite = () => {
  const site = useContext(Context);
  if (!site) throw new Error("useSite was used outside the layout.");
  return site;
};

/** Whether there is a choice about them: nothing but the calendar sets any. */
export const useHasCookies = () => Boolean(useSite().providers?.booking);
