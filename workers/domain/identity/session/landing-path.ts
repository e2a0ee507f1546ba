/** Refuses what a browser could read as another site: "//x", "/\\x", control characters, schemes, resolved dots. */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path || path.length > 2000 || !/^\/(?![/\\])[!-[\]-~]*$/.test(path)) return fallback;
  const { pathname } = new URL(path, "https://own.invalid");
  return pathname.startsWith("//") ? fallback : path;
}

/** Where the user was going, if their kind of account may go there; else their dashboard. */
export function landingPath(next: string | null | undefined, { isAgent }: { isAgent: boolean }): string {
  const home = isAgent ? "/agent/dashboard" : "/dashboard";
  const path = safePath(next, home);
  const inPortal = /^\/agent(?:[/?#]|$)/.test(path);
  const anyones = /^\/admin(?:[/?#]|$)/.test(path);
  return inPortal === isAgent || anyones ? path : home;
}
