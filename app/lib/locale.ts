/** The first language of an Accept-Language header that dates can be written in; English where there is none. */
export function localeOf(header: string | null): string {
  const tags = (header ?? "").split(",").map((part) => part.split(";")[0]?.trim() ?? "");
  for (const tag of tags) {
    try {
      const [known] = Intl.DateTimeFormat.supportedLocalesOf(tag);
      if (known) return known;
    } catch {
      // A tag that is no language ("*", nonsense) is passed over.
    }
  }
  return "en-GB";
}
