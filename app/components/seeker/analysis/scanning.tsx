/** Lengths of the lines of a page that is nobody's, in hundredths of its width. */
const LINES = [46, 30, 0, 88, 92, 76, 0, 84, 90, 62, 80, 0, 70, 86];

/** Shown over the form while an analysis runs: a page that a line passes over. */
export function Scanning({ reads }: { /** what takes longest, in words */ reads: string }) {
  return (
    <div
      role="status"
      className="absolute inset-0 z-10 grid animate-enter place-items-center rounded-lg bg-surface/95 p-6"
    >
      <div className="grid justify-items-center gap-5 text-center">
        <div
          aria-hidden="true"
          className="relative h-40 w-30 overflow-hidden rounded-sm border border-edge bg-paper"
        >
          <div className="grid gap-1.5 p-4">
            {LINES.map((width, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                key={index}
                className="h-1 rounded-full bg-line"
                style={{ width: `${width}%` }}
              />
            ))}
          </div>
          <div className="absolute inset-0 animate-scan">
            <span className="absolute inset-x-0 top-0 h-10 bg-accent/10" />
            <span className="absolute inset-x-0 top-10 h-px bg-accent" />
          </div>
        </div>
        <p className="font-serif text-2xl font-semibold">Analyzing...</p>
        <p className="max-w-xs text-sm text-soft">{reads}</p>
      </div>
    </div>
  );
}
