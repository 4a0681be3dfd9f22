import { fieldAt, revealField, toPath } from "./form-dom";

/** Milliseconds between two looks, and until we give up: whoever is not signed in has to do so first. */
const INTERVAL = 100;
const LIMIT = 120_000;

/**
 * Leads to the field that the editor's address asks for (`?field=facts.0.title.es`), as the table of
 * translations does, once its form is there.
 */
export const revealAskedField = () => {
  const asked = new URLSearchParams(location.search).get("field");
  if (!asked) return;
  history.replaceState(history.state, "", location.pathname + location.hash);
  revealWhenThere(() => fieldAt(toPath(asked)));
};

/** Opens a field, and leads the cursor into it, once it is there. */
export const revealWhenThere = (find: () => Element | undefined) => {
  const deadline = Date.now() + LIMIT;
  const timer = setInterval(() => {
    const field = find();
    if (field || Date.now() > deadline) clearInterval(timer);
    if (field) void revealField(field).then((focus) => focus());
  }, INTERVAL);
};
