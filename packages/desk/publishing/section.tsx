import { PictureImage } from "../pictures/picture-image";
import type { ToldChange } from "../told/told-changes";
import { Icon, type IconName } from "../ui/icon";
import { PlaceLink } from "../ui/place-link";
import { ActLink, type Act } from "./act-link";
import type { Place } from "../core/places";
import type { Change } from "../core/changes";
import type { BeforeAfter } from "../told/value-text";

export type Row = {
  id: string;
  where: string;
  /** Its value before and after, or a sentence. */
  what: BeforeAfter | string;
  place?: Place;
  pictures?: readonly string[];
  acts: readonly Act[];
};

export type Section = {
  title: string;
  rows: readonly Row[];
  count?: number;
  icon?: IconName;
  /** `error`: it stops the publication. */
  tone?: "error" | "sea";
};

export type ListActs = Record<"undo" | "remove" | "leave", (change: Change) => void>;

type SectionProps = {
  section: Section;
  /** Called by a link to another place. */
  onLeave: () => void;
};

export const SectionOfRows = ({ section, onLeave }: SectionProps) => {
  const { title, rows, count, icon, tone } = section;
  return (
    <section>
      <h2>
        {icon && <Icon name={icon} />}
        <span>{`${title} `}</span>
        {count !== undefined && (
          <span className={tone ? `badge badge--${tone}` : "badge"}>{count}</span>
        )}
      </h2>
      <ul>
        {rows.map((row) => (
          <RowItem key={row.id} row={row} isError={tone === "error"} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  );
};

type ItemProps = Pick<SectionProps, "onLeave"> & { row: Row; isError: boolean };

const RowItem = ({ row, isError, onLeave }: ItemProps) => {
  const { where, what, place, pictures = [], acts } = row;
  return (
    <li className={isError ? "change is-wrong" : "change"}>
      {pictures.length > 0 && (
        <div className="change__pics">
          {pictures.map((picture) => (
            <PictureImage key={picture} address={`/${picture}`} loading="lazy" />
          ))}
        </div>
      )}
      <div className="change__text">
        <p className="change__where quiet">
          {place ? (
            <PlaceLink place={place} onLeave={onLeave}>
              {where}
            </PlaceLink>
          ) : (
            where
          )}
        </p>
        <p className="change__what">
          {typeof what === "string" ? what : <BeforeToAfter {...what} />}
        </p>
      </div>
      <p className="change__acts row">
        {acts.map((act) => (
          <ActLink key={act.label} act={act} onLeave={onLeave} />
        ))}
      </p>
    </li>
  );
};

/** «85 € → 99 €» */
export const BeforeToAfter = ({ before, after }: Pick<ToldChange, "before" | "after">) => (
  <>
    {before !== undefined && (
      <>
        <del>{before}</del>
        <span>
          {" "}
          <Icon name="right" />{" "}
        </span>
      </>
    )}
    <ins>{after}</ins>
  </>
);
