import type { Fault } from "../content-files/error";

/** A field is told of one thing at a time: what else is wrong often follows from the first. */
export const firstOfEachField = (faults: Fault[]) => {
  const codes = new Map<string, string>();
  const told = new Set<string>();
  return faults.filter((fault) => {
    const place = JSON.stringify([fault.file, ...fault.path]);
    const whole = JSON.stringify(fault);
    if (!codes.has(place)) codes.set(place, fault.code);
    const isFirst = fault.path.length === 0 || codes.get(place) === fault.code;
    return isFirst && !told.has(whole) && told.add(whole);
  });
};
