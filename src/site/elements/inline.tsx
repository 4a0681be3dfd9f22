import { Fragment } from "react";

type Props = {
  text: string;
  /** The element of the words between asterisks. */
  as?: "i" | "b";
};

/** Renders a text with `*words*` in italics, which are the names of waters and coves, or in another element. */
export const Inline = ({ text, as: Words = "i" }: Props) => (
  <>
    {text.split("*").map((part, index) =>
      // Every second part was between two asterisks.
      index % 2 === 1 ? <Words key={index}>{part}</Words> : <Fragment key={index}>{part}</Fragment>,
    )}
  </>
);
