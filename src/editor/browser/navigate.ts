/** Milliseconds after which the CMS has seen an address. */
const SEEN = 50;

/** Whether an address is that of a form. */
export const isForm = (address: string) => /\/(entries\/|new)/.test(address);

/**
 * Opens a list or a form of the editor. From form to form the way leads through the list: Decap keeps
 * a form as long as there is one, and would show the new one without its data.
 * @param address a hash
 */
export const openAddress = async (address: string) => {
  if (!isForm(location.hash) || !isForm(address)) {
    location.hash = address;
    return;
  }
  const [list = ""] = address.split(/\/(?:entries\/|new)/);
  location.replace(list);
  // Whoever has not saved is asked meanwhile, and may stay.
  await new Promise((seen) => setTimeout(seen, SEEN));
  if (location.hash === list) location.replace(address);
};
