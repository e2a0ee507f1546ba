import type { ReactNode } from "react";
import { Skeleton } from "./skeleton";
import { CardRow, Cell } from "./table";

export function TableMessage({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className="max-md:block">
      <td colSpan={columns} className="px-4 py-10 text-center text-soft max-md:block">
        {children}
      </td>
    </tr>
  );
}

/** As high as real rows. The table's busy mark tells screen readers. */
export function TableSkeleton({ columns, rows = 3 }: { columns: number; rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike
    <CardRow key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Cell key={column}>
          <Skeleton className="h-5 w-full max-w-32" />
        </Cell>
      ))}
    </CardRow>
  ));
}
