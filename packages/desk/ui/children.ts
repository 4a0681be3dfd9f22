import type { ReactElement } from "react";

type Item = ReactElement | false | undefined;

/** Without loose text (`__tests__/lint/text-alone.ts`), for a component that renders them beside others. */
export type Elements = Item | (Item | Item[])[];
