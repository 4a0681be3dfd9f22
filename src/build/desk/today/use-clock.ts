import { useCallback, useEffect, useState } from "react";
import { portDate, TIME_ZONE } from "../../../model/port-time";

/** From this hour tomorrow is on one's mind. */
const EVENING = 18;

const MINUTE = 60_000;

const hourOf = (now: Date) =>
  Number.parseInt(now.toLocaleTimeString("en-GB", { hour: "2-digit", timeZone: TIME_ZONE }), 10);

const readClock = () => {
  const now = new Date();
  return { today: portDate(now), isEvening: hourOf(now) >= EVENING };
};

/** A desk may stay open past midnight. `look` returns the day at that moment, of which the clock may not know yet. */
export const useClock = () => {
  const [{ today, isEvening }, setClock] = useState(readClock);
  const look = useCallback(() => {
    const next = readClock();
    setClock(next);
    return next.today;
  }, []);
  useEffect(() => {
    const follow = () => void look();
    const timer = setInterval(follow, MINUTE);
    // Timers sleep with the computer.
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [look]);
  return { today, isEvening, look };
};
