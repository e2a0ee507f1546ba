/** What of the list's address its dialogs keep: the page, so that closing one leads back to it. */
export function listSearch(search: string): string {
  const page = new URLSearchParams(search).get("page");
  return page ? `?${new URLSearchParams({ page })}` : "";
}
