import { legal } from "../collections/legal";

/** The legal texts show open brackets until the owner fills them in. */
export const mayBeOpen = {
  collections: [legal],
  /** The messages that only the legal texts show. */
  namespaces: ["legal", "cookies"],
  /** Pages do not show these by themselves, only in texts that name them. */
  facts: ["company.legalName", "company.taxNumber", "company.registry", "company.address"],
};
