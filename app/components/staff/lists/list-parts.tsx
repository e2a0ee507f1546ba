import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "~/components/ui/button";

export function Heads({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => (
    <th key={label} scope="col" className="px-2 py-3 font-medium text-soft first:pl-4 last:pr-4">
      {label}
    </th>
  ));
}

/** The way to the next page of a list, with the filters that are set; nothing at the end. */
export function NextPage({ next }: { next: string | null }) {
  const [search] = useSearchParams();
  const atStart = !search.has("after");
  const query = new URLSearchParams(search);
  query.delete("notice");
  const first = new URLSearchParams(query);
  first.delete("after");
  if (next) query.set("after", next);
  if (atStart && !next) return null;
  return (
    <nav aria-label="Pages" className="flex justify-between gap-3">
      {atStart ? (
        <span />
      ) : (
        <LinkButton to={`?${first}`} look="secondary" size="small">
          Back to the beginning
        </LinkButton>
      )}
      {next && (
        <LinkButton to={`?${query}`} look="secondary" size="small">
          Next page
        </LinkButton>
      )}
    </nav>
  );
}

export function Nothing({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-lg border border-dashed border-edge px-6 py-10 text-center text-soft">{children}</p>
  );
}

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 text-[0.95rem] sm:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-soft">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value ?? "—"}</dd>
        </div>
      ))}
    </dl>
  );
}
