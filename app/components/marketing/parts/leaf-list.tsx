import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";

export type Leaf = { title: string; text: string; icon?: LucideIcon; note?: string };

/** Short subjects side by side, each with a heading and a few sentences. */
export function LeafList({ leaves, columns = 3 }: { leaves: readonly Leaf[]; columns?: 2 | 3 | 4 }) {
  return (
    <ul
      className={clsx(
        "grid gap-x-8 gap-y-10 sm:grid-cols-2",
        columns === 3 && "lg:grid-cols-3",
        columns === 4 && "lg:grid-cols-4",
      )}
    >
      {leaves.map(({ title, text, icon: Icon, note }) => (
        <li key={title} className="grid content-start gap-2 border-l-2 border-accent pl-5">
          {Icon && <Icon className="mb-1 size-6 text-accent" aria-hidden="true" />}
          <h3 className="text-xl">{title}</h3>
          {note && <p className="text-sm font-medium text-accent">{note}</p>}
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
