import { useWords } from "../core/context";
import { Icon } from "../window/icon";

export const HiddenBadge = () => {
  const { lists } = useWords();
  return (
    <span className="badge">
      <Icon name="hidden" />
      {lists.hidden}
    </span>
  );
};
