import { MATCH_MODES, type MatchMode } from "../../../../workers/domain/matches/match-limits";
import type { RequirementEdits } from "../../../../workers/domain/threads/schema";

export type NewAnalysisValues = {
  resumeId: string;
  /** of a résumé that is pasted here instead of chosen */
  resumeText: string;
  mode: MatchMode;
  url: string;
  description: string;
  /** of the description's job, where the person names it; the mode "title" has a field of its own */
  postingTitle: string;
  title: string;
};

/** Reads the form, or an address that fills it in (`?resume=...&title=...`). What names a job decides the mode. */
export function readNewAnalysis(from: FormData | URLSearchParams): NewAnalysisValues {
  const text = (name: string) => String(from.get(name) ?? "").trim();
  const values = { url: text("url"), description: text("description"), title: text("title") };
  const mode = MATCH_MODES.find((one) => one === text("mode"));
  const filled = MATCH_MODES.find((one) => values[one] !== "");
  return {
    resumeId: text("resume"),
    resumeText: text("resumeText"),
    mode: mode ?? filled ?? "description",
    postingTitle: text("postingTitle"),
    ...values,
  };
}

const FIELDS: Record<string, "resume" | MatchMode> = {
  "resume-missing": "resume",
  "resume-not-found": "resume",
  "resume-pending": "resume",
  "resume-unreadable": "resume",
  "no-file-accepted": "resume",
  "upload-too-large": "resume",
  "resume-upload-failed": "resume",
  "job-url-invalid": "url",
  "posting-unreadable": "url",
  "title-unknown": "title",
};

/** The field that a failure is about, by its code; null where it is about none. */
export function fieldOf(code: string, mode: MatchMode): "resume" | MatchMode | null {
  return code === "job-missing" ? mode : (FIELDS[code] ?? null);
}

/** What of the form names the job: only what was typed in the open mode. */
export function jobOf({ mode, url, description, postingTitle, title }: NewAnalysisValues) {
  if (mode === "url") return { mode, url };
  return mode === "title" ? { mode, title } : { mode, description, title: postingTitle };
}

/**
 * A request's id on the server: 16 characters from the form's own id and what it asks for. So a form sent twice is analysed
 * once, and one that came back from the browser's history and was changed is analysed again.
 */
export async function requestIdOf(
  formId: string,
  values: NewAnalysisValues,
  edits: RequirementEdits | null = null,
): Promise<string> {
  const asked = new TextEncoder().encode(
    JSON.stringify([formId, values.resumeId, jobOf(values), ...(edits ? [edits] : [])]),
  );
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", asked));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
