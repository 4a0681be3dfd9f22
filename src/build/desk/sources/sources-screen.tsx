import { QRCodeSVG } from "qrcode.react";
import { useRef, useState } from "react";
import { localAddress, defaultLanguage } from "../../../model/languages";
import { isRecord } from "@brisa/typed-content/helpers";
import { FieldScreen, useKit, useWords } from "@brisa/desk/kit";
import type { OwnScreen } from "@brisa/desk";
import type { Source } from "../../../site/document/source";
import { listAt, valueIn } from "@brisa/typed-content";
import { pages } from "../pages";
import { sourceWords } from "./words";

const FILE = "company.json";
const PATH = ["sources"];

const isSource = (item: unknown): item is Source =>
  isRecord(item) && typeof item.id === "string" && typeof item.name === "string";

/** For a card, a flyer, a counter: the address of a page, as text and as a picture to print. */
const Handout = () => {
  const say = sourceWords[useWords().code];
  const { content, named } = useKit();
  const sources = listAt(named(FILE), PATH).filter(isSource);
  const [id, setId] = useState("");
  const [path, setPath] = useState("/");
  const code = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState("");
  const source = sources.find((each) => each.id === id) ?? sources[0];
  if (!source) return null;
  const website = String(valueIn(content, FILE, "website"));
  const address = `${website}${localAddress(path, defaultLanguage)}?ref=${source.id}`;
  const draw = () =>
    setPicture(`data:image/svg+xml,${encodeURIComponent(code.current?.innerHTML ?? "")}`);
  return (
    <section className="field">
      <h2 className="section-title">{say.handout}</h2>
      <label className="field__label">
        <span>{say.source}</span>
        <select className="input" value={source.id} onChange={({ target }) => setId(target.value)}>
          {sources.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <label className="field__label">
        <span>{say.page}</span>
        <select className="input" value={path} onChange={({ target }) => setPath(target.value)}>
          {pages(content, defaultLanguage).map((page) => (
            <option key={page.path} value={page.path}>
              {page.name}
            </option>
          ))}
        </select>
      </label>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
      <div ref={code}>
        <QRCodeSVG
          xmlns="http://www.w3.org/2000/svg"
          value={address}
          size={192}
          level="M"
          marginSize={4}
          role="img"
          title={say.qr(source.name)}
        />
      </div>
      <a
        className="btn"
        href={picture || undefined}
        download={`qr-${source.id}.svg`}
        onPointerDown={draw}
        onFocus={draw}
      >
        {say.save}
      </a>
    </section>
  );
};

/** The list of who sends visitors, and the addresses to hand out. */
export const SourcesScreen: OwnScreen = ({ field, onField }) => (
  <FieldScreen
    file={FILE}
    path={PATH}
    field={field}
    onField={onField}
    above={<p className="note">{sourceWords[useWords().code].what}</p>}
    below={<Handout />}
  />
);
