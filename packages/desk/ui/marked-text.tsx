import { Fragment } from "react";
import type { MarkedText as Parts } from "../core/matches";

export const MarkedText = ({ parts }: { parts: Parts }) => (
  <>
    {parts.map(({ text, isMatch }, index) =>
      isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
    )}
  </>
);
