/** How series differ: by colour, by dash and by mark, so that colour alone never has to tell them apart. */
const looks = [
  { stroke: "stroke-accent", fill: "fill-accent", dash: undefined, mark: "M0-5 4.5 0 0 5-4.5 0z" },
  { stroke: "stroke-moderate", fill: "fill-moderate", dash: "7 4", mark: "M-4-4h8v8h-8z" },
  { stroke: "stroke-none", fill: "fill-none", dash: "2 4", mark: "M0-5 5 4H-5z" },
] as const;

export function seriesLook(index: number) {
  return looks[index % looks.length] ?? looks[0];
}

/** Names the series of a chart, each with its line and mark. Nothing for a single one: the title names that. */
export function Legend({ labels }: { labels: readonly string[] }) {
  if (labels.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {labels.map((label, index) => {
        const { stroke, fill, dash, mark } = seriesLook(index);
        return (
          <li key={label} className="flex items-center gap-2">
            <svg width="32" height="12" viewBox="-16 -6 32 12" aria-hidden="true">
              <path d="M-16 0h32" className={stroke} strokeWidth="2" strokeDasharray={dash} />
              <path d={mark} className={fill} />
            </svg>
            {label}
          </li>
        );
      })}
    </ul>
  );
}
