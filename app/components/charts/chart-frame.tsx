import type { ReactNode } from "react";

export type ChartTable = { heads: readonly string[]; rows: readonly (readonly string[])[] };

/**
 * Around every chart: a title, what it shows in one sentence, and the same figures as a table.
 * The picture carries title and sentence for screen readers, which then need no more of it.
 */
export function ChartFrame({
  title,
  summary,
  legend,
  table,
  children,
}: {
  title: string;
  /** what someone who looks at it would notice */
  summary: string;
  legend?: ReactNode;
  table: ChartTable;
  children: ReactNode;
}) {
  return (
    <figure className="grid min-w-0 content-start gap-3">
      <figcaption className="grid gap-0.5">
        <span className="font-serif text-lg font-semibold">{title}</span>
        <span className="text-sm text-soft">{summary}</span>
      </figcaption>
      {legend}
      {children}
      <details className="text-sm">
        <summary className="w-fit rounded-sm py-2.5 text-soft hover:text-ink">The figures as a table</summary>
        <table className="mt-1 w-full border-collapse tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-edge text-left">
              {table.heads.map((head) => (
                <th key={head} scope="col" className="py-1.5 pr-3 font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([head, ...cells]) => (
              <tr key={head} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td key={table.heads[index + 1]} className="py-1.5 pr-3">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Shown in place of a chart that has nothing to show yet. */
export function NoFigures({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="grid content-start gap-3">
      <figcaption className="font-serif text-lg font-semibold">{title}</figcaption>
      <p className="border-l border-edge py-6 pl-5 text-soft">{children}</p>
    </figure>
  );
}
