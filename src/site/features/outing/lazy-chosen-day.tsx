import { lazy, Suspense } from "react";
import type { Position } from "../../../base/calendar/sun";
import { useOuting } from "./use-outing";

const ChosenDay = lazy(async () => ({ default: (await import("./chosen-day")).ChosenDay }));

/** The chosen day, whose code only pages with one load. */
export const LazyChosenDay = ({ position }: { position: Position }) => {
  const { day } = useOuting();
  return day ? (
    <Suspense fallback={null}>
      <ChosenDay day={day} position={position} />
    </Suspense>
  ) : null;
};
