import type { Words } from "../words";

/** As a whole. */
export const DeskFailed = ({ words: { notices } }: { words: Words }) => (
  <main className="opening" role="alert">
    <p>{notices.deskFailed}</p>
    <button type="button" className="btn" onClick={() => location.reload()}>
      {notices.loadAgain}
    </button>
  </main>
);
