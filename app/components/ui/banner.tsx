import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";

const kinds = {
  success: { icon: CircleCheck, look: "border-good/40 bg-good-soft text-good" },
  error: { icon: CircleAlert, look: "border-poor/40 bg-poor-soft text-poor" },
  warning: { icon: TriangleAlert, look: "border-moderate/40 bg-moderate-soft text-moderate" },
  info: { icon: Info, look: "border-line bg-sunken text-ink" },
};

/** Screen readers announce it when it appears. */
export function Banner({
  kind,
  onDismiss,
  children,
  className,
}: {
  kind: keyof typeof kinds;
  onDismiss?: () => void;
  children: ReactNode;
  className?: string;
}) {
  const { icon: Icon, look } = kinds[kind];
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={clsx("flex gap-3 rounded-md border px-4 py-3 text-ui", look, className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">{children}</div>
      {onDismiss && (
        <button
          type="button"
          aria-label="Close message"
          onClick={onDismiss}
          className="-my-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-md"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
