import styled from "styled-components";
import { useMessages } from "./use-messages";
import { Inline } from "../../elements/text";

/** Says that a text is in another language than the page. In the page's own language, as what is around the text. */
const Word = styled.small`
  font: 500 var(--step--1) / 1.35 var(--sans);
  white-space: nowrap;
  opacity: 0.85;
`;

type Props = { text: Queries.WrittenFragment };

/** If it is another one than that of the page: "in Spanish". */
export const InLanguage = ({ text: { languageName } }: Props) => {
  const t = useMessages();
  return languageName && <Word>{t("layout:inLanguage", { language: languageName })}</Word>;
};

/** A text of the content, which says so if it is in another language than the page. */
export const Written = ({ text }: Props) =>
  text.language ? (
    <>
      <span lang={text.language}>
        <Inline text={text.text} />
      </span>{" "}
      <InLanguage text={text} />
    </>
  ) : (
    <Inline text={text.text} />
  );
