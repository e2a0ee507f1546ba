import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

const TAB = "tab";

/** The table's own part of an address: what it shows doesn't depend on a panel's tab. */
export function withoutTab(search: string): string {
  return withTab(search, null);
}

/** The address's search with this tab of the panel open; null for the panel's first one. */
export function withTab(search: string, tab: string | null): string {
  const parameters = new URLSearchParams(search);
  if (tab) parameters.set(TAB, tab);
  else parameters.delete(TAB);
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

export function tabOf(search: string): string | null {
  return new URLSearchParams(search).get(TAB);
}

/** Whether two addresses differ in a panel, or in nothing. */
export function isSameTable(one: URL, other: URL): boolean {
  return withoutTab(one.search) === withoutTab(other.search);
}

/** For routes that know nothing of a panel's tabs: another tab of the same person asks for nothing new. */
export function shouldRevalidateUnlessTab(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isTabChange = !formMethod && samePage && isSameTable(currentUrl, nextUrl);
  return isTabChange ? false : defaultShouldRevalidate;
}
