/** A file's name that is safe in a storage key, a header and a page: at most 120 characters, its ending kept. */
export function safeFileName(name: string): string {
  const base = name.split(/[/\\]/).pop() ?? "";
  const clean = base
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9._-]+/g, "_")
    .replace(/\.{2,}/g, ".")
    .replace(/^[._-]+/, "");
  if (clean === "") return "resume.pdf";
  if (/^(?:pdf|docx?|txt)$/i.test(clean)) return `resume.${clean.toLowerCase()}`;
  if (clean.length <= 120) return clean;
  const ending = /\.[A-Za-z]{1,5}$/.exec(clean)?.[0] ?? "";
  return clean.slice(0, 120 - ending.length) + ending;
}

/** At most `max` UTF-16 units, never half of a surrogate pair, which no store takes. */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max);
  return cut.length < text.length && /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** A key for the log, without its file name, which may be a person's. */
export function loggedKey(key: string): string {
  return key.replace(/^([^/]+\/\d+)-.*$/s, "$1");
}
