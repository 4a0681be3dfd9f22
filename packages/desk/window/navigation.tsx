import { Fragment } from "react";
import { countBySection } from "../core/changes";
import { useCountedChanges } from "../state/for-later";
import { useDesk, usePlace, useSetting, useWords, useWork } from "../state/context";
import { contentNow } from "../core/edits";
import {
  addressOf,
  placeOfSection,
  sectionGroups,
  sectionOf,
  sectionTitle,
  type Place,
} from "../core/places";

/** "start" and "history" are sections of their own. */
export const sectionAt = (place: Place) => {
  if (place.screen === "list") return place.name;
  if (place.screen === "entry") return sectionOf(place.file);
  return place.screen;
};

type NavigationProps = { className?: string; onSignOut?: () => void };

export const Navigation = ({ className = "nav", onSignOut }: NavigationProps) => {
  const words = useWords();
  const { login } = useDesk();
  const { isHome, hasHandbook } = useSetting();
  const content = contentNow(useWork());
  const place = usePlace();
  const counts = countBySection(useCountedChanges());
  const here = sectionAt(place);
  const link = (name: string, address: string, title: string) => {
    const count = counts.get(name) ?? 0;
    return (
      <a key={name} href={address} aria-current={here === name ? "page" : undefined}>
        <span>{title}</span>
        {count > 0 && (
          <span className="nav__n">
            <span aria-hidden="true">{count}</span>
            <span className="hide">{` ${words.common.changes(count)}`}</span>
          </span>
        )}
      </a>
    );
  };
  return (
    <nav className={className} aria-label={words.nav.label}>
      {link("start", addressOf({ screen: "start" }), words.nav.start)}
      {sectionGroups().map((group) => (
        <Fragment key={group[0]}>
          <hr />
          {group.map((name) =>
            link(name, addressOf(placeOfSection(name, content)), sectionTitle(name, words)),
          )}
        </Fragment>
      ))}
      <hr />
      {link("history", addressOf({ screen: "history" }), words.nav.history)}
      {(hasHandbook || !isHome) && (
        <div className="nav__foot quiet">
          {hasHandbook && (
            <a href={`manual.${words.code}.html`} target="_blank" rel="noreferrer">
              {words.nav.manual}
            </a>
          )}
          {!isHome && (
            <button type="button" onClick={onSignOut}>
              {login ? `${words.nav.signOut} (${login})` : words.nav.signOut}
            </button>
          )}
        </div>
      )}
    </nav>
  );
};
