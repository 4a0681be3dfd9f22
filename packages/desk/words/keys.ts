/** Where the desk's keys are pressed with ⌘, Ctrl belongs to the text. Node before 21 has no navigator. */
export const isMac = /^(Mac|iP)/.test(globalThis.navigator?.platform);

export const keyName = (letter: string) => (isMac ? `⌘${letter}` : `Ctrl+${letter}`);
