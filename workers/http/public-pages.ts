import { sitePages } from "../../app/routes";

export const listedPaths: readonly string[] = sitePages
  .filter(({ listed }) => listed)
  .map(({ pattern }) => pattern);

const sharedPaths = sitePages
  .filter(({ shared }) => shared)
  .map(({ pattern }) => new RegExp(`^${pattern.replace(/:\w+/g, "[\\w-]+")}$`));

export function isSharedPath(pathname: string): boolean {
  const path = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  return sharedPaths.some((pattern) => pattern.test(path));
}
