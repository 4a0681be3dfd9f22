import { isWithin } from "@brisa/typed-content/dates";
import { todayBy } from "../../model/port-time";
import { DATED_NOTICE } from "../document/element-names";

/** Its days are in data attributes (`src/site/layout/notices.tsx`). */
const judge = (notice: HTMLElement) => {
  const { from, until, today } = notice.dataset as Record<"from" | "until" | "today", string>;
  notice.hidden = !isWithin(todayBy(new Date(), today), from, until);
};

const judgeAll = () => document.querySelectorAll<HTMLElement>(DATED_NOTICE).forEach(judge);

/**
 * Lets notices show themselves on their days. The parser and React call the element when they insert it, so
 * that it is right before it is painted. A page that is shown again may be of another day.
 */
export const showNoticesOnTheirDays = () => {
  customElements.define(
    DATED_NOTICE,
    class extends HTMLElement {
      connectedCallback() {
        judge(this);
      }
    },
  );
  addEventListener("pageshow", judgeAll);
  document.addEventListener("visibilitychange", judgeAll);
};
