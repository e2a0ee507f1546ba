import { pageAccess } from "../../workers/http/access/pages";
import type { AccessRule } from "../../workers/http/access/rules";

export type SitePage = {
  /** the route's file, as `workers/http/access/pages.ts` names it */
  id: string;
  access: AccessRule;
  /** address with its parameters as `:name`, for instance `/admin/users/:userId` */
  pattern: string;
};

/** Every page of the site, in the order of the access table. Layouts and the root, which have no address, are left out. */
export function sitePages(): SitePage[] {
  const ids = Object.keys(pageAccess).filter((id) => id.startsWith("routes/") && !isLayout(id));
  return ids.map((id) => ({ id, access: pageAccess[id] as AccessRule, pattern: patternOf(id) }));
}

/** Remix's flat files: dots part segments, `_layout` and `_index` have none, `$name` is a parameter, `$` alone the rest. */
export function patternOf(id: string): string {
  const segments = id.slice("routes/".length).split(".");
  const shown = segments.filter((segment) => !segment.startsWith("_"));
  return `/${shown.map((segment) => segment.replace(/_$/, "").replace(/^\$/, ":")).join("/")}`;
}

function isLayout(id: string): boolean {
  const last = id.slice("routes/".length).split(".").at(-1) ?? "";
  return last.startsWith("_") && last !== "_index";
}
