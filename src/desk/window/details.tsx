import type { Words } from "../words";

export const Details = ({ text, words }: { text: string; words: Words }) =>
  text ? (
    <details className="notice__details">
      <summary>{words.notices.details}</summary>
      <pre>{text}</pre>
    </details>
  ) : null;
