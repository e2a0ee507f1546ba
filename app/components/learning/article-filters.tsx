import { Form, Link } from "@remix-run/react";
import { clsx } from "clsx";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { inputClass } from "~/components/ui/fields/field";
import { paths } from "~/lib/paths";
import { ARTICLE_CATEGORIES, type ArticleCategory } from "../../../workers/domain/content/article-categories";

export type ArticleFilter = { search: string; category: ArticleCategory | null };

/** The learning center's address with these filters. */
export function filteredPath({ search, category }: ArticleFilter): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(category && { category }) });
  return query.size > 0 ? `${paths.learningCenter}?${query}` : paths.learningCenter;
}

/** Search box and category buttons. Each keeps what the other says; all of it is in the address. */
export function ArticleFilters({
  filter,
  counts,
}: {
  filter: ArticleFilter;
  /** published articles by category */
  counts: Partial<Record<ArticleCategory, number>>;
}) {
  const { search, category } = filter;
  const known = Object.entries(ARTICLE_CATEGORIES) as [ArticleCategory, string][];
  return (
    <div className="grid gap-5">
      <Form action={paths.learningCenter} role="search" preventScrollReset className="flex gap-2">
        {category && <input type="hidden" name="category" value={category} />}
        <div className="relative max-w-xl grow">
          <Search className="pointer-events-none absolute top-3 left-3 size-5 text-soft" aria-hidden="true" />
          {/* A new box where the address says other words than were typed. */}
          <input
            key={search}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={100}
            aria-label="Search articles"
            placeholder="Search articles..."
            className={clsx(inputClass, "pl-10")}
          />
        </div>
        <Button look="secondary">Search</Button>
      </Form>
      <nav aria-label="Categories">
        <ul className="flex flex-wrap gap-2">
          <li>
            <CategoryButton to={filteredPath({ search, category: null })} current={category === null}>
              All Articles
            </CategoryButton>
          </li>
          {known.map(([value, name]) => (
            <li key={value}>
              <CategoryButton to={filteredPath({ search, category: value })} current={category === value}>
                {name} <span className="text-sm font-normal tabular-nums">{counts[value] ?? 0}</span>
              </CategoryButton>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function CategoryButton({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current ? "page" : undefined}
      className={clsx(
        "inline-flex min-h-10 items-center rounded-md border px-3.5 text-ui font-medium",
        current
          ? "border-accent bg-accent text-on-accent"
          : "border-edge bg-surface hover:border-ink hover:bg-sunken",
      )}
    >
      <span>{children}</span>
    </Link>
  );
}
