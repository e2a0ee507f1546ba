export type AnalysisMode = "url" | "description" | "title";

/** What the form of a new analysis holds. */
export type NewAnalysisValues = {
  resumeId: string;
  mode: AnalysisMode;
  url: string;
  description: string;
  title: string;
};

const MODES: AnalysisMode[] = ["url", "description", "title"];

/** Reads the form, or an address that fills it in (`?resume=...&title=...`). What names a job decides the mode. */
export function readNewAnalysis(from: FormData | URLSearchParams): NewAnalysisValues {
  const text = (name: string) => String(from.get(name) ?? "").trim();
  const values = { url: text("url"), description: text("description"), title: text("title") };
  const mode = MODES.find((one) => one === text("mode"));
  const filled = MODES.find((one) => values[one] !== "");
  return { resumeId: text("resume"), mode: mode ?? filled ?? "url", ...values };
}

/** The field that a failure is about, by its code; null where it is about none. */
export function fieldOf(code: string, mode: AnalysisMode): "resume" | AnalysisMode | null {
  if (code === "resume-missing" || code === "resume-not-found") return "resume";
  if (code === "job-url-invalid" || code === "posting-unreadable") return "url";
  return code === "job-missing" ? mode : null;
}
