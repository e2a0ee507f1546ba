import { type Measure, measures } from "./baselines";

type Figures = Record<string, unknown>;

function shown(value: unknown): string {
  return typeof value === "number" ? value.toFixed(3) : "-";
}

function row(cells: string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function verdict(value: unknown, { least, wished, falling }: Measure): string {
  if (typeof value !== "number" || least === null) return "";
  const reaches = (limit: number) => (falling ? value <= limit : value >= limit);
  if (wished !== null && reaches(wished)) return "striven-for figure reached";
  return reaches(least) ? "holds" : "misses";
}

/** All figures of all tasks as one Markdown table beside what others reach and what must hold. */
export function summaryTable(figures: Map<string, Figures>): string {
  const head = [
    row(["task", "measure", "Plumbline", "others, same set", "at least", "strive for", ""]),
    row(Array(7).fill("---")),
  ];
  const body = measures
    .filter(({ task }) => figures.has(task))
    .map((measure) => {
      const { task, metric, label, others, least, wished } = measure;
      const value = figures.get(task)?.[metric];
      return row([
        task,
        label,
        shown(value),
        others,
        least?.toFixed(2) ?? "",
        wished?.toFixed(2) ?? "",
        verdict(value, measure),
      ]);
    });
  return [...head, ...body].join("\n");
}

const columns = [
  ["n", "n"],
  ["PARSE_SCORE", "score"],
  ["name", "name"],
  ["location", "place"],
  ["exp_title_f1", "title"],
  ["exp_company_f1", "company"],
  ["exp_date_year", "years"],
  ["exp_points", "points"],
  ["edu_institution_f1", "school"],
  ["edu_degree_f1", "degree"],
  ["skills_f1", "skills"],
] as const;

/** One row per group (layout family, format ...), the worst first. */
export function groupTable(name: string, groups: Record<string, Figures>): string {
  const rows = Object.entries(groups).sort(
    ([a, left], [b, right]) => Number(left.PARSE_SCORE) - Number(right.PARSE_SCORE) || a.localeCompare(b),
  );
  return [
    row([name, ...columns.map(([, label]) => label)]),
    row(Array(columns.length + 1).fill("---")),
    ...rows.map(([group, values]) =>
      row([group, ...columns.map(([key]) => (key === "n" ? String(values.n) : shown(values[key])))]),
    ),
  ].join("\n");
}
