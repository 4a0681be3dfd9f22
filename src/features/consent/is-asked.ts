/**
 * Whether the visitor is asked about cookies: they have not chosen yet, or 24 months ago or earlier,
 * after which Spain's data protection agency advises to ask again ("Guía sobre el uso de las
 * cookies"). A choice without a date, or with an unreadable one, holds.
 * It names nothing outside itself, so that a script in the head can hold its text.
 * @param choice as it is stored, whatever stands there
 * @param date ISO timestamp of the choice, as it is stored
 */
export const isAsked = (choice: string | null, date: string | null, now: Date) => {
  if (choice !== "accepted" && choice !== "rejected") return true;
  // `new Date(null)` would be 1970.
  const end = new Date(date === null ? NaN : date);
  end.setMonth(end.getMonth() + 24);
  return now >= end;
};
