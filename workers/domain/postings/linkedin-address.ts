const POSTING_PATH = /\/jobs\/view\/(?:[^/]*-)?(\d{4,20})(?:\/|$)/;

const POSTING_ID = /^\d{4,20}$/;

/** LinkedIn's own host, a path under /jobs/ (RULINGS 23). `id` is null where no single posting is named. */
export function linkedInJobOf(address: string): { id: string | null } | null {
  const trimmed = address.trim();
  if (trimmed.length > 2000) return null;
  let url: URL;
  try {
    url = new URL(/^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  } catch {
    return null;
  }
  const isLinkedIn = url.hostname === "linkedin.com" || url.hostname.endsWith(".linkedin.com");
  if (url.protocol !== "https:" || !isLinkedIn || url.port || url.username || url.password) return null;
  if (!`${url.pathname}/`.includes("/jobs/")) return null;
  const shown = url.searchParams.get("currentJobId") ?? "";
  const id = POSTING_PATH.exec(url.pathname)?.[1] ?? (POSTING_ID.test(shown) ? shown : null);
  return { id };
}
