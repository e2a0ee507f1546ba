import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

const kinds = {
  success: { icon: CircleCheck, look: "border-good/40 bg-good-soft text-good" },
  error: { icon: CircleAlert, look: "border-poor/40 bg-poor-soft text-poor" },
  info: { icon: Info, look: "border-line bg-sunken text-ink" },
};

/** A message in the page: errors red, successes green. Announced by screen readers when it appears. */
export function Banner({
  kind,
  children,
  className,
}: {
  kind: keyof typeof kinds;
  children: ReactNode;
  className?: string;
}) {
  const { icon: Icon, look } = kinds[kind];
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={clsx("flex gap-3 rounded-md border px-4 py-3 text-[0.95rem]", look, className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}
