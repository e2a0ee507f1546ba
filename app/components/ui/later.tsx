import { type ComponentType, lazy } from "react";

/**
 * A part that browsers load after the rest of a page, within a Suspense. Where it can't be had, offline or after a new version
 * came out, words stand in its place, so that the rest of the page stays.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded as ComponentType<Props> }),
    ),
  );
}

function NotLoaded() {
  return <p className="text-soft">This part couldn’t be loaded. Please reload the page.</p>;
}
