/**
 * A path of our own to go to after sign-in, or the fallback. Anything that a browser could read as another site
 * ("//x", "/\\x", control characters, schemes), or that ends up there once its dots are resolved, is refused.
 */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path || path.length > 2000 || !/^\/(?![/\\])[!-[\]-~]*$/.test(path)) return fallback;
  const { pathname } = new URL(path, "https://own.invalid");
  return pathname.startsWith("//") ? fallback : path;
}

/**
 * Where a sign-in leads: to where one was going, as long as that door is one's own; else to one's dashboard.
 * @param next as the browser sent it
 */
export function landingPath(next: string | null | undefined, { isAgent }: { isAgent: boolean }): string {
  const home = isAgent ? "/agent/dashboard" : "/dashboard";
  const path = safePath(next, home);
  const inPortal = /^\/agent(?:[/?#]|$)/.test(path);
  const anyones = /^\/admin(?:[/?#]|$)/.test(path);
  return inPortal === isAgent || anyones ? path : home;
}
