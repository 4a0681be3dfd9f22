import { Fragment } from "react";

/** Renders a text with `*words*` in italics, which are the names of waters and coves. */
export const Inline = ({ text }: { text: string }) => (
  <>
    {text.split("*").map((part, index) =>
      // Every second part was between two asterisks.
      index % 2 === 1 ? <i key={index}>{part}</i> : <Fragment key={index}>{part}</Fragment>,
    )}
  </>
);
