import { useCallback, useEffect, useState } from "react";
import { portDate, TIME_ZONE } from "../../../model/port-time";

/** From this hour tomorrow is on one's mind. */
const EVENING = 18;

const MINUTE = 60_000;

const read = () => {
  const now = new Date();
  const hour = now.toLocaleTimeString("en-GB", { hour: "2-digit", timeZone: TIME_ZONE });
  return { today: portDate(now), isEvening: Number.parseInt(hour, 10) >= EVENING };
};

/** A desk may stay open past midnight. `look` returns the day at that moment, of which the clock may not know yet. */
export const useClock = () => {
  const [clock, setClock] = useState(read);
  const look = useCallback(() => {
    const next = read();
    setClock((last) =>
      next.today === last.today && next.isEvening === last.isEvening ? last : next,
    );
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
  return { ...clock, look };
};
