import { clsx } from "clsx";

export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx("block animate-breathe rounded-sm bg-none-soft", className)} />
  );
}

const widths = ["w-full", "w-11/12", "w-4/5", "w-full", "w-2/3"];

export function SkeletonText({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without words are all alike
        <Skeleton key={line} className={clsx("h-4", widths[line % widths.length])} />
      ))}
    </div>
  );
}
