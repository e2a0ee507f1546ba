import { type ComponentType, lazy } from "react";

/** A part loaded after the rest, within a Suspense; where it can't be had (offline, a new version), words stand in its place. */
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
