/** How far something is, 0 to 100. `label` says what, for those who can't see the bar. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      className="h-2 overflow-hidden rounded-full bg-none-soft"
    >
      <div
        className="h-full origin-left rounded-full bg-accent transition-transform duration-300"
        style={{ transform: `scaleX(${Math.min(100, value) / 100})` }}
      />
    </div>
  );
}
