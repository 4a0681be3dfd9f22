import { QRCodeSVG } from "qrcode.react";
import { useMemo, useRef, useState } from "react";
import { localAddress, defaultLanguage } from "../../../model/languages";
import { isRecord } from "../../../typed-content/helpers/is-record";
import { useSite, useWords, useWork } from "../../../desk/state/context";
import { contentNow } from "../../../desk/core/edits";
import { schemaOf } from "../../../desk/core/model";
import { sectionOf } from "../../../desk/core/places";
import { withNames } from "../../../desk/core/names";
import { Field } from "../../../desk/form/field";
import { FieldArea } from "../../../desk/form/field-area";
import { Known } from "../../../desk/form/known";
import { ListItems } from "../../../desk/form/list";
import type { OwnScreen } from "../../../desk/site";
import { PanelHead } from "../../../desk/ui/panel-head";
import type { Source } from "../../../site/document/source";
import { valueIn } from "../../../typed-content/content";
import { sourceWords } from "./words";

const FILE = "company.json";
const PATH = ["sources"];

const isSource = (item: unknown): item is Source =>
  isRecord(item) && typeof item.id === "string" && typeof item.name === "string";

/** With their ids as they will be published. */
const useSources = () => {
  const work = useWork();
  return useMemo(() => {
    const items = valueIn(contentNow(withNames(work, 0, [FILE])), FILE, "sources");
    return Array.isArray(items) ? items.filter(isSource) : [];
  }, [work]);
};

/** For a card, a flyer, a counter: the address of a page, as text and as a picture to print. */
const Handout = ({ sources }: { sources: readonly Source[] }) => {
  const say = sourceWords[useWords().code];
  const site = useSite();
  const content = contentNow(useWork());
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
          {site.pages(content, defaultLanguage).map((page) => (
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
export const SourcesScreen: OwnScreen = ({ field, onField }) => {
  const words = useWords();
  const say = sourceWords[words.code];
  const node = schemaOf(FILE)?.properties?.sources ?? {};
  return (
    <>
      <PanelHead list={sectionOf(FILE)} file={FILE} title={String(node.title)} />
      <div className="panel__body">
        <p className="note">{say.what}</p>
        <FieldArea file={FILE} field={field} onField={onField}>
          <Known node={node} file={FILE} path={PATH}>
            <ListItems node={node} file={FILE} path={PATH} Field={Field} />
          </Known>
        </FieldArea>
        <Handout sources={useSources()} />
      </div>
    </>
  );
};
