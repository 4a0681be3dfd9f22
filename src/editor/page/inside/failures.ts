import type { FrameHost } from "../frame-host";

/**
 * Tells the desk when a part of the page could not be drawn: React says so, and only so, in the
 * console, whatever the page shows in its place.
 */
export const reportFailures = ({ console }: Window & typeof globalThis, host: FrameHost) => {
  const { error } = console;
  console.error = (...details: unknown[]) => {
    if (details[0] instanceof Error) host.onFailure();
    error.apply(console, details);
  };
};
