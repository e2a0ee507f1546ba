/** What a person gives of the job: the address of its posting, its words, or a title alone. */
export const MATCH_MODES = ["url", "description", "title"] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

/** Characters at most. */
export const MAX_DESCRIPTION = 50_000;
export const MAX_TITLE = 200;

/** What `job_analyses.job_title` says where a posting names no title (spec 3). */
export const UNTITLED = "Job Analysis";

/** Names the attempt, so that a form sent twice makes one analysis. */
export const REQUEST_ID = /^[\w-]{16}$/;

const REQUEST_ID_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** 16 random letters and digits. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => REQUEST_ID_LETTERS[byte % REQUEST_ID_LETTERS.length]).join("");
}

/** One comparison takes this many jobs of one résumé, or versions of a résumé for one job. */
export const MAX_COMPARED_JOBS = 6;
export const MAX_COMPARED_VERSIONS = 4;

/** How long a shared link lives, in days. */
export const SHARE_DAYS = { least: 1, usual: 14, most: 90 } as const;
/** Links of one analysis that may be open at once. */
export const MAX_OPEN_SHARES = 20;

const POSTING_PATH = /\/jobs\/view\/(?:[^/]*-)?(\d{4,20})(?:\/|$)/;
const POSTING_ID = /^\d{4,20}$/;

/**
 * What an address says of a posting at LinkedIn: https, LinkedIn's own host, a path under /jobs/ (RULINGS 23). A missing
 * "https://" is forgiven.
 * @returns the posting's number (null where the address names no single posting), or null for any other address
 */
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
