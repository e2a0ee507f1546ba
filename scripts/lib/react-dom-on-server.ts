/**
 * Stands in for `react-dom` in the Worker. Radix imports the browser's build for two functions that nothing calls while a
 * page is rendered; the build would carry 130 kB of code that can't run there.
 */
export function createPortal(): null {
  return null;
}

export function flushSync<T>(run: () => T): T {
  return run();
}
