import { createContext, useContext } from "react";
import type { DeskSite } from "../site";

const SiteContext = createContext<DeskSite | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export const useSite = () => {
  const site = useContext(SiteContext);
  if (!site) throw new Error("There is no site around this.");
  return site;
};
