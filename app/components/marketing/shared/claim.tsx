import type { ReactNode } from "react";
import { figures, measuredEngine, measuredOn } from "~/components/statements/papers-facts.json";
import { TextLink } from "~/components/ui/text-link";
import { percent } from "~/lib/format";
import { claimNote } from "~/lib/meta/claims";
import { paths } from "~/lib/paths";

const NOTE_ID = "claims";

/** Stands right behind a figure of `~/lib/claims` and leads to the note at the page's foot. */
export function ClaimMark() {
  return (
    <sup className="font-sans text-xs font-normal">
      <a href={`#${NOTE_ID}`} className="text-link ml-0.5 py-1.5" aria-label="a claim, see the note">
        claim
      </a>
    </sup>
  );
}

export function ClaimRow({ entries }: { entries: readonly { figure: string; text: ReactNode }[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {entries.map(({ figure, text }) => (
        <li key={figure} className="grid content-start gap-1 border-l border-edge pl-4">
          <span className="font-serif text-3xl font-semibold tabular-nums">
            {figure}
            <ClaimMark />
          </span>
          <span className="text-soft">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function share(figure: string): string {
  return percent(Math.round(100 * (figures.find(({ id }) => id === figure)?.value ?? 0)));
}

/** What the marks mean, and what was measured in their stead; once, near the foot of a page that has some. */
export function ClaimsNote() {
  return (
    <aside aria-label="About our claims" className="mx-auto max-w-page px-gutter pb-6">
      <p
        id={NOTE_ID}
        className="max-w-reading scroll-mt-8 rounded-sm border-l border-edge pl-4 text-sm text-soft target:bg-mark target:text-ink"
      >
        <sup>claim</sup> {claimNote} What we measured ourselves, against labels that people made: in{" "}
        {share("order")} of pairs of résumés for one job the order is a person’s, and {share("verdicts")} of
        verdicts on single requirements are ({measuredOn}, engine {measuredEngine}).{" "}
        <TextLink to={paths.instructions}>How, and what it doesn’t do well</TextLink>
      </p>
    </aside>
  );
}
