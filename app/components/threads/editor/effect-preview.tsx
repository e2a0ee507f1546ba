import type { RefObject } from "react";
import { counted } from "~/lib/format";
import { useFormPreview } from "~/lib/hooks/use-form-preview";
import type { Effect } from "../../../../workers/domain/threads/requirements/preview-requirements";

/** What a preview answers: what saving would do, or why it would be refused. */
type Answer = { effect: Effect | null; error: string | null };

/** So long nothing more is typed before the server is asked. */
const PAUSE_MILLISECONDS = 600;

/** Asks the form's own route what saving would do, after each pause in editing; intent "preview" stores nothing. */
export function useEffectPreview(form: RefObject<HTMLFormElement | null>) {
  return useFormPreview<Answer>(form, { intent: "preview", pause: PAUSE_MILLISECONDS });
}

/** "This would move 6 of 15 candidates; 4 fail the deal-breaker “German (C1)”." */
export function effectInWords({ scored, of, moved, gates }: Effect): string {
  if (scored === 0) return "No candidate has been scored yet.";
  const whole = scored < of ? `the best ${scored} of ${counted(of, "candidate")}` : counted(of, "candidate");
  const failed = gates.map(
    ({ label, failed: count, unknown }) =>
      `${count} ${count === 1 ? "fails" : "fail"} the deal-breaker “${label}”${unknown > 0 ? `, ${unknown} unknown` : ""}`,
  );
  return `${[`This would move ${moved} of ${whole}`, ...failed].join("; ")}.`;
}

/** Holds its place while the answer is on its way. */
export function EffectPreview({ answer, busy }: { answer: Answer | null; busy: boolean }) {
  return (
    <p role="status" aria-busy={busy} className="min-h-6 flex-1 basis-64 text-sm text-soft tabular-nums">
      {answer?.error ?? (answer?.effect && effectInWords(answer.effect))}
    </p>
  );
}
