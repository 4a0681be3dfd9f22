import type { Elements } from "./children";
import { useWords } from "../core/context";
import { Icon } from "./icon";

type NoticeProps = { isError?: boolean; children: Elements; onClose?: () => void };

export const Notice = ({ isError = false, children, onClose }: NoticeProps) => {
  const words = useWords();
  return (
    <div
      className={isError ? "notice notice--row notice--error" : "notice notice--row"}
      role={isError ? "alert" : "status"}
    >
      {children}
      {onClose && (
        <button type="button" className="x" aria-label={words.notices.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
};
