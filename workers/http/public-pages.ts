/**
 * Public pages for the sitemap. `shared`: the same for everyone, so that it is rendered from a request without cookies
 * and languages and may be kept by shared caches.
 */
export const publicPages: readonly { path: string; shared: boolean }[] = [
  { path: "/", shared: true },
  { path: "/individual", shared: true },
  { path: "/agencies", shared: true },
  { path: "/pricing", shared: true },
  { path: "/how", shared: true },
  { path: "/about", shared: true },
  { path: "/learning-center", shared: true },
  { path: "/coaching", shared: true },
  { path: "/interview", shared: true },
  { path: "/careers", shared: true },
  { path: "/contact", shared: true },
  { path: "/newsletter", shared: true },
  { path: "/privacy", shared: true },
  { path: "/terms", shared: true },
  { path: "/cookies", shared: true },
  // Shows the visitor's own choices, also without scripts.
  { path: "/cookie-preferences", shared: false },
];

const sharedPaths = new Set(publicPages.filter(({ shared }) => shared).map(({ path }) => path));
sharedPaths.add("/prices");

/** Whether a page, or its data for the client's own navigation, is the same for everyone. */
export function isSharedPath(pathname: string): boolean {
  const path = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  return sharedPaths.has(path) || /^\/learning-center\/[\w-]+$/.test(path);
}
