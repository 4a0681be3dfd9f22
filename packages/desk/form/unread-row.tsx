import { useDesk, useWords } from "../state/context";
import { isBinding, letPublish, type ReadState } from "../core/unread";
import type { Address } from "@brisa/typed-content";

type UnreadRowProps = {
  /** The `id` of what is said. */
  id: string;
  /** The name of the text's box. */
  line: string;
  at: Address;
  state: ReadState;
  /** The pressed button disappears: moves the focus to the text. */
  onPress: () => void;
};

/** Of a translation that the browser has proposed, or whose original has changed. */
export const UnreadRow = ({ id, line, at, state, onPress }: UnreadRowProps) => {
  const desk = useDesk();
  const { proposals: words } = useWords();
  if (state === "read") return null;
  return (
    <div className="line__unread row quiet">
      <span id={id}>{words.ask}</span>
      {state === "waits" && !isBinding(at) && (
        <button
          type="button"
          className="link link--quiet"
          aria-label={words.ofLine(words.publishUnread, line)}
          onClick={() => {
            onPress();
            desk.setWork(letPublish(desk.state().work, at, Date.now()));
          }}
        >
          {words.publishUnread}
        </button>
      )}
      <button
        type="button"
        className="link"
        aria-label={words.ofLine(words.right, line)}
        onClick={() => {
          onPress();
          desk.confirm([at]);
        }}
      >
        {words.right}
      </button>
    </div>
  );
};
