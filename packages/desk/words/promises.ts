import type { OwnerLanguage } from "@brisa/typed-content/check";

const es = {
  help: "Es lo que traía la web. Lo que no sea lo vuestro, cambiadlo: su nombre lleva a su sitio.",
  names: (name: string) => `Nombra «${name}», que ya no está.`,
  yes: "Sí, es lo nuestro",
  nothingLeft: "No queda nada por confirmar",
};

const en: typeof es = {
  help: "This is what the site came with. What is not yours, change: its name leads there.",
  names: (name) => `Names “${name}”, which is no longer there.`,
  yes: "Yes, it is ours",
  nothingLeft: "Nothing is left to confirm",
};

/** Loaded with their screen. */
export const promiseWords: Record<OwnerLanguage, typeof es> = { es, en };
