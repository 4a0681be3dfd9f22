export const headHandlerForBrowser = () => undefined;
