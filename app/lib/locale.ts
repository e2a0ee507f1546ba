/** Each language that is tried costs a look-up. */
const MAX_CHARACTERS = 200;
const MAX_TAGS = 10;

export function localeOf(header: string | null): string {
  const parts = (header ?? "").slice(0, MAX_CHARACTERS).split(",", MAX_TAGS);
  const tags = parts.map((part) => part.split(";")[0]?.trim() ?? "");
  for (const tag of tags) {
    try {
      const [known] = Intl.DateTimeFormat.supportedLocalesOf(tag);
      if (known) return known;
    } catch {
      // not a language tag
    }
  }
  return "en-GB";
}
