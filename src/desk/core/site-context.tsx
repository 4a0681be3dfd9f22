import { createContext, useContext } from "react";
import type { DeskSite } from "../site";

const SiteContext = createContext<DeskSite | undefined>(undefined);

/** Provides all screens with the site that they edit. */
export const SiteProvider = SiteContext.Provider;

export const useSite = () => {
  const site = useContext(SiteContext);
  if (!site) throw new Error("There is no site around this.");
  return site;
};
