/** Replaces `react-dom` in the Worker: Radix imports it for two functions that rendering never calls, at 130 kB. */
export function createPortal(): null {
  return null;
}

export function flushSync<T>(run: () => T): T {
  return run();
}
