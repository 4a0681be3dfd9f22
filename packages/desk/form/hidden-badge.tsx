import { useWords } from "../state/context";
import { Icon } from "../ui/icon";

export const HiddenBadge = () => {
  const { lists } = useWords();
  return (
    <span className="badge">
      <Icon name="hidden" />
      {lists.hidden}
    </span>
  );
};
