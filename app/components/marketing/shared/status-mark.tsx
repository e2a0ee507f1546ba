import { clsx } from "clsx";
import { CircleCheck, CircleDashed, CircleHelp, CircleMinus } from "lucide-react";
import type { SamplePoint } from "./sample-data";

const statuses = {
  met: { icon: CircleCheck, look: "text-good", word: "Met" },
  partly: { icon: CircleMinus, look: "text-moderate", word: "Partly met" },
  unclear: { icon: CircleHelp, look: "text-soft", word: "Unclear" },
  "not-found": { icon: CircleDashed, look: "text-poor", word: "Not found" },
};

/** Whether a point was met: a mark with its word for screen readers, or, with `worded`, for everyone. */
export function StatusMark({ status, worded = false }: { status: SamplePoint["status"]; worded?: boolean }) {
  const { icon: Icon, look, word } = statuses[status];
  return (
    <span className={clsx("inline-flex items-center gap-1.5", look)}>
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      <span className={worded ? "max-sm:sr-only" : "sr-only"}>{word}</span>
    </span>
  );
}
