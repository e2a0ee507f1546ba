import { sitePages } from "../../app/routes";

/** Public pages for the sitemap, without those whose addresses have parameters. */
export const listedPaths: readonly string[] = sitePages
  .filter(({ listed }) => listed)
  .map(({ pattern }) => pattern);

/** Addresses of pages that are the same for everyone; a parameter stands for a slug. */
const sharedPaths = sitePages
  .filter(({ shared }) => shared)
  .map(({ pattern }) => new RegExp(`^${pattern.replace(/:\w+/g, "[\\w-]+")}$`));

/** Whether a page, or its data for the client's own navigation, is the same for everyone. */
export function isSharedPath(pathname: string): boolean {
  const path = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  return sharedPaths.some((pattern) => pattern.test(path));
}
