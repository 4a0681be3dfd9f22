import { defaultLanguage, type LanguageCode } from "../../base/languages";
import { fieldPlace, languageName, placeInWords } from "../told/field-place";
import { isToTranslate, markedTexts, type Marked } from "./to-translate";
import { dataOf } from "../core/work";
import { contentNow } from "../core/content-now";
import { useWords, useWork } from "../core/context";
import { addressOf } from "../core/places";

/** Links to all texts of the site that are untranslated, older than their original, or equal to it. */
export const Translations = () => {
  const words = useWords();
  const { words: labels } = words.texts;
  const work = useWork();
  const marked = markedTexts(contentNow(work));
  const waiting = marked.filter(isToTranslate);
  const equal = marked.filter((each) => !isToTranslate(each));
  return (
    <>
      <p className="field__hint" role="status">
        {waiting.length > 0 ? labels.translationsHelp : labels.nothingToTranslate}
      </p>
      <MarkedList marked={waiting} />
      {equal.length > 0 && (
        <details className="more">
          <summary>{labels.equalOnes(equal.length)}</summary>
          <p className="field__hint">{labels.equalHelp}</p>
          <MarkedList marked={equal} />
        </details>
      )}
    </>
  );
};

const MarkedList = ({ marked }: { marked: Marked[] }) => (
  <ul className="versions">
    {marked.map((each) => (
      <MarkedItem key={each.row.key} {...each} />
    ))}
  </ul>
);

const MarkedItem = ({ row, missing, older, equal }: Marked) => {
  const words = useWords();
  const { words: labels } = words.texts;
  const work = useWork();
  const content = contentNow(work);
  const [code = defaultLanguage] = [...missing, ...older, ...equal];
  const { file, path } = row.cells[code];
  const place = fieldPlace(
    content,
    { file, path },
    { data: dataOf(work, file), isNew: false },
    words,
  );
  const list = (codes: LanguageCode[]) =>
    new Intl.ListFormat(words.tag).format(codes.map((each) => languageName(each, words)));
  const original = row.cells[defaultLanguage].text;
  return (
    <li className="version">
      <h3>
        <a href={addressOf({ screen: "entry", file, field: path })}>
          {placeInWords({ labels: place.labels }, words)}
        </a>
      </h3>
      {original && <p lang={defaultLanguage}>{original}</p>}
      <p className="words__why">
        {[
          missing.length > 0 && labels.missingIn(list(missing)),
          older.length > 0 && labels.olderIn(list(older)),
          missing.length + older.length === 0 && labels.equalIn(list(equal)),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </li>
  );
};
