import type { ReactNode } from "react";
import { site } from "../../../src/build/desk/site";
import { showScreen } from "../../../packages/desk/__tests__/window/show-screen";
import { companySnapshot } from "./company-snapshot";

/** Renders a screen of this company's desk, with the tests' content. */
export const showCompany = async (part: ReactNode) =>
  showScreen(part, { snapshot: await companySnapshot, site });
