import { Fragment } from "react";

/** A text in which `*words*`, the names of water and coves, are set in italics. */
export const Inline = ({ text }: { text: string }) => (
  <>
    {text.split("*").map((part, index) =>
      // Every second part stood between two asterisks.
      index % 2 === 1 ? <i key={index}>{part}</i> : <Fragment key={index}>{part}</Fragment>,
    )}
  </>
);
