/** The `<html>` element, which exists when the script in the head runs. */
export const root = document.documentElement;
