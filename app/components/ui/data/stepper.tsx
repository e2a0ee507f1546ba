import { clsx } from "clsx";
import { Check, X } from "lucide-react";

export type StepState = "done" | "current" | "failed" | "todo";
export type Step = { label: string; detail?: string; state: StepState };

const words: Record<StepState, string> = {
  done: "Done: ",
  current: "Now: ",
  failed: "Failed: ",
  todo: "Still to come: ",
};

const marks: Record<StepState, string> = {
  done: "border-ink bg-ink text-paper",
  current: "border-accent bg-accent text-on-accent",
  failed: "border-poor bg-poor text-paper",
  todo: "border-edge bg-surface text-soft",
};

export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label} className="grid">
      {steps.map(({ label: name, detail, state }, index) => (
        <li
          key={name}
          aria-current={state === "current" ? "step" : undefined}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3"
        >
          <span className="grid grid-rows-[1.75rem_1fr] justify-items-center" aria-hidden="true">
            <span
              className={clsx(
                "grid size-7 place-items-center rounded-full border text-sm font-semibold tabular-nums",
                marks[state],
              )}
            >
              {state === "done" && <Check className="size-4" strokeWidth={3} />}
              {state === "failed" && <X className="size-4" strokeWidth={3} />}
              {(state === "current" || state === "todo") && index + 1}
            </span>
            {index < steps.length - 1 && (
              <span className={clsx("min-h-4", state === "done" ? "w-0.5 bg-ink" : "w-px bg-edge")} />
            )}
          </span>
          <span className={clsx("grid content-start pb-4 text-ui", state === "todo" && "text-soft")}>
            <span className={clsx("leading-7", state === "current" && "font-semibold")}>
              <span className="sr-only">{words[state]}</span>
              {name}
            </span>
            {detail && (
              <span className={clsx("text-sm", state === "failed" ? "text-poor" : "text-soft")}>
                {detail}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
