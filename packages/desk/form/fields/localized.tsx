import { useCallback, useId, useRef, useState } from "react";
import { isRecord } from "@brisa/typed-content/helpers";
import { shownLanguage } from "@brisa/typed-content/texts";
import {
  asLanguageCode,
  defaultLanguage,
  languageCodes,
  type LanguageCode,
} from "@brisa/typed-content/languages";
import { valueNow, type FieldPath } from "../../core/identity";
import { dataOf } from "../../core/work";
import { useDesk, useWords } from "../../state/context";
import { FactList, useFacts } from "../fact-list";
import { EarlierText } from "../frame";
import { insertText } from "../keyboard";
import { FieldMenu } from "../field-menu";
import { LineNotes, TextLine } from "../text-line";
import { fieldAttribute, useChange, useField, useValue, type FieldProps } from "../use-field";
import { toShownText } from "../../told/fact-labels";

/** Originals of up to so many letters stay in sight while their translations are written. */
const SHORT = 200;

const textIn = (value: unknown, language: LanguageCode) => {
  const text = isRecord(value) ? value[language] : undefined;
  return typeof text === "string" ? text : "";
};

/** Text in a language that the desk does not know counts, too. */
const isLeftOut = (value: unknown) =>
  !isRecord(value) || Object.values(value).every((text) => text === "");

/**
 * Empty texts that were not published, or may be missing, are removed; so is a field that is empty in all languages, if
 * it is optional or was not published.
 */
const useStore = ({ node, file, isOptional }: FieldProps, at: FieldPath, base: unknown) => {
  const desk = useDesk();
  const change = useChange();
  const mayLack = node.fallback === true;
  return useCallback(
    (language: LanguageCode, text: string) => {
      const isGone = text === "" && (mayLack || !textIn(base, language));
      const value = valueNow(dataOf(desk.state().work, file), at);
      if (isGone && !isRecord(value)) return;
      const next = { ...(isRecord(value) ? value : {}), [language]: text };
      if (isLeftOut(next) && (isOptional || base === undefined)) change(file, at, undefined);
      else change(file, [...at, language], isGone ? undefined : text);
    },
    [desk, change, file, at, base, isOptional, mayLack],
  );
};

export const LocalizedField = (props: FieldProps) => {
  const { node, file, path, isOptional = false } = props;
  const words = useWords();
  const { fields } = words;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const change = useChange();
  const { value, base, at, isChanged } = useField(file, path);
  const store = useStore(props, at, base);
  const written = useValue(file, [...path.slice(0, -1), node.writtenIn ?? ""]);
  const [writing, setWriting] = useState<LanguageCode>(defaultLanguage());
  const [menu, setMenu] = useState<"facts" | "ready">();
  const label = node.title ?? "";

  const areaOf = (language: LanguageCode) => {
    const { "data-field": name } = fieldAttribute([...path, language]);
    const areas = [...(field.current?.querySelectorAll("textarea") ?? [])];
    return areas.find((area) => area.dataset.field === name);
  };
  const undo = () => {
    if (!isRecord(base)) return change(file, at, undefined);
    // The original comes last: changing it affects which translations are marked as older than it.
    for (const code of [...languageCodes()].reverse()) {
      if (textIn(value, code) !== textIn(base, code)) change(file, [...at, code], base[code]);
    }
    if (!isRecord(value)) change(file, at, base);
  };
  const changed = languageCodes().find((code) => textIn(value, code) !== textIn(base, code));
  const facts = useFacts(changed ?? defaultLanguage());
  const focusText = () => areaOf(writing)?.focus();
  const insertFact = (fact: string) => {
    const area = areaOf(writing);
    if (area) insertText(area, fact);
  };
  // The site may lack the desk's language.
  const shownIn = languageCodes().find((code) => words.tag.startsWith(code)) ?? defaultLanguage();
  const sentences = node.ready?.map((texts) => ({
    name: texts[defaultLanguage()],
    content: texts[shownIn],
    onChoose: () => {
      change(file, at, isRecord(value) ? { ...value, ...texts } : texts);
      focusText();
    },
  }));
  const menuButton = (name: NonNullable<typeof menu>, text: string) => (
    <button
      type="button"
      className="link link--quiet"
      aria-haspopup="menu"
      aria-expanded={menu === name}
      onClick={() => setMenu(menu === name ? undefined : name)}
    >
      {text}
    </button>
  );
  const original = asLanguageCode(written) ?? defaultLanguage();
  const texts = languageCodes().map((language) => ({
    node: node.properties?.[language] ?? {},
    language,
    file,
    path: [...path, language],
    isLeftOut: isOptional && isLeftOut(value),
    shownIn: node.fallback && isRecord(value) ? shownLanguage(value, language, original) : language,
    hasFacts: true,
  }));
  const hints = [node.description, node.kind === "markdown" && fields.markdown].filter(Boolean);
  return (
    <div
      ref={field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hints.length > 0 ? `${id}-hint` : undefined}
      className={isChanged ? "field is-changed" : "field"}
      onFocus={({ target }) => {
        const code = languageCodes().find((each) => areaOf(each)?.isSameNode(target));
        if (code) setWriting(code);
        // Whoever has chosen from a menu, or leaves it, is led back to the text.
        if (target instanceof HTMLTextAreaElement) setMenu(undefined);
      }}
    >
      <span className="field__label" id={`${id}-label`}>
        {label}
      </span>
      {hints.length > 0 && (
        <p className="field__hint" id={`${id}-hint`}>
          {hints.join(" ")}
        </p>
      )}
      <div
        className={textIn(value, defaultLanguage()).length <= SHORT ? "lines is-short" : "lines"}
      >
        {texts.map((text) => (
          <TextLine
            key={text.language}
            {...text}
            label={label}
            isOriginal={text.language === original}
            isOneLine={node.kind === "localized" && !node.multiline}
            store={store}
          />
        ))}
      </div>
      <div className={sentences ? "field__menus is-offered" : "field__menus"}>
        {sentences && menuButton("ready", fields.chooseSentence)}
        {menuButton("facts", fields.insertFact)}
      </div>
      {menu === "facts" && (
        <FactList language={writing} onChoose={insertFact} onClose={focusText} />
      )}
      {menu === "ready" && sentences && (
        <FieldMenu label={fields.chooseSentence} items={sentences} onClose={focusText} />
      )}
      <div className="notes">
        {isChanged && (
          <EarlierText
            language={changed ?? defaultLanguage()}
            text={changed ? toShownText(textIn(base, changed), facts) : ""}
            onUndo={() => {
              undo();
              focusText();
            }}
          />
        )}
        {texts.map((text) => (
          <LineNotes key={text.language} {...text} />
        ))}
      </div>
    </div>
  );
};
