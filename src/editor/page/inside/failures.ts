import type { FrameHost } from "../frame-host";

/**
 * Reports to the editor that a part of the page failed to render: React says so on the console only, whatever
 * the page shows instead.
 */
export const reportFailures = ({ console }: Window & typeof globalThis, host: FrameHost) => {
  const { error } = console;
  console.error = (...details: unknown[]) => {
    if (details[0] instanceof Error) host.onFailure();
    error.apply(console, details);
  };
};
