import type { Words } from "../words";

export const DeskFailed = ({ words: { notices } }: { words: Words }) => (
  <main className="opening" role="alert">
    <p>{notices.deskFailed}</p>
    <button type="button" className="btn" onClick={() => location.reload()}>
      {notices.loadAgain}
    </button>
  </main>
);
