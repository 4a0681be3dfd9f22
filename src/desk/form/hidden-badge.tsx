import { useWords } from "../core/context";
import { Icon } from "../window/icon";

/** Says in the row of an entry that no page shows it. */
export const HiddenBadge = () => {
  const { lists } = useWords();
  return (
    <span className="badge">
      <Icon name="hidden" />
      {lists.hidden}
    </span>
  );
};
