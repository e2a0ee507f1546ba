/** Browsers send a handful of languages; each one that is tried costs a look-up. */
const MAX_CHARACTERS = 200;
const MAX_TAGS = 10;

/** The first language of an Accept-Language header that dates can be written in; English where there is none. */
export function localeOf(header: string | null): string {
  const parts = (header ?? "").slice(0, MAX_CHARACTERS).split(",", MAX_TAGS);
  const tags = parts.map((part) => part.split(";")[0]?.trim() ?? "");
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
