import { defaultLanguage, type LanguageCode } from "@brisa/typed-content/languages";
import { fieldPlace } from "../told/field-place";
import { languageNames } from "../told/labels";
import { isToTranslate, textsToCheck, type TextToCheck } from "./to-translate";
import { useWords, useWork } from "../state/context";
import { addressOf } from "../core/places";
import { contentNow } from "../core/edits";

export const Translations = () => {
  const words = useWords();
  const { words: labels } = words.texts;
  const work = useWork();
  const texts = textsToCheck(contentNow(work));
  const waiting = texts.filter(isToTranslate);
  const equal = texts.filter((each) => !isToTranslate(each));
  return (
    <>
      <p className="field__hint" role="status">
        {waiting.length > 0 ? labels.translationsHelp : labels.nothingToTranslate}
      </p>
      <TextList texts={waiting} />
      {equal.length > 0 && (
        <details className="more">
          <summary className="link">{labels.equalOnes(equal.length)}</summary>
          <p className="field__hint">{labels.equalHelp}</p>
          <TextList texts={equal} />
        </details>
      )}
    </>
  );
};

const TextList = ({ texts }: { texts: TextToCheck[] }) => (
  <ul>
    {texts.map((each) => (
      <TextItem key={each.row.key} {...each} />
    ))}
  </ul>
);

const TextItem = ({ row, missing, older, equal }: TextToCheck) => {
  const words = useWords();
  const { words: labels } = words.texts;
  const work = useWork();
  const [code = defaultLanguage()] = [...missing, ...older, ...equal];
  const { file, path } = row.cells[code];
  const { labels: place } = fieldPlace(contentNow(work), { file, path }, words);
  const list = (codes: LanguageCode[]) => languageNames(codes, words);
  const original = row.cells[defaultLanguage()].text;
  return (
    <li className="told">
      <h3>
        <a href={addressOf({ screen: "entry", file, field: path })}>{place.join(" › ")}</a>
      </h3>
      {original && <p lang={defaultLanguage()}>{original}</p>}
      <p className="words__why">
        {[
          missing.length > 0 && labels.missingIn(list(missing)),
          older.length > 0 && labels.unreadIn(list(older)),
          missing.length + older.length === 0 && labels.equalIn(list(equal)),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </li>
  );
};
