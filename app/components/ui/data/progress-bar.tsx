/** `value` is 0 to 100; null where the progress is unknown. */
export function ProgressBar({ value, label }: { value: number | null; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : Math.round(value)}
      className="h-2 overflow-hidden rounded-full bg-none-soft"
    >
      {value === null ? (
        <div className="h-full w-1/3 animate-travel rounded-full bg-accent" />
      ) : (
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform duration-300"
          style={{ transform: `scaleX(${Math.min(100, value) / 100})` }}
        />
      )}
    </div>
  );
}
