import { Link, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { FEWEST_APPLICANTS, type GenderGroup } from "../../../../workers/domain/overview/gender-shares";
import type { Figures } from "../../../../workers/domain/overview/get-figures";
import type { CountedFigure } from "../../../../workers/domain/threads/list/figure-names";

const rounded = (value: number | null) => (value === null ? "N/A" : `${value}%`);

export function FigureTiles({ figures }: { figures: Figures }) {
  const { threads, open, applicants, processed, pending, shortlisted, average, placeMatched } = figures;
  const ofProcessed = "average over processed candidates";
  const inScope = useInScope();
  const tiles: { label: string; value: string; note: string; figure?: CountedFigure }[] = [
    { label: "Job threads", value: String(threads), note: `${open} open` },
    {
      ...{ label: "Candidates", value: String(applicants), note: "each person once in a job thread" },
      figure: "candidates",
    },
    {
      figure: "processed",
      label: "Processed",
      value: String(processed),
      note: pending > 0 ? `${pending} being analysed` : "analysed, or failed with a reason",
    },
    { label: "Relevancy", value: rounded(average.relevancy), note: ofProcessed, figure: "scored" },
    { label: "Skills match", value: rounded(average.skills), note: ofProcessed, figure: "skills" },
    {
      ...{ label: "Experience match", value: rounded(average.experience) },
      ...{ note: ofProcessed, figure: "experience" },
    },
    {
      ...{ label: "Location match", value: rounded(placeMatched) },
      ...{ note: "of all candidates", figure: "location" },
    },
    {
      label: "Shortlisted",
      value: String(shortlisted),
      note: "on the shortlist or beyond",
      figure: "shortlisted",
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4">
      {tiles.map(({ label, value, note, figure }) => (
        <div key={label} className="grid content-start gap-0.5 bg-surface px-4 py-3.5">
          <dt className="text-sm text-soft">
            <Link
              to={inScope(paths.threads, figure ? { counting: figure } : {})}
              className="text-link rounded-sm"
            >
              {label}
            </Link>
          </dt>
          <dd className="grid gap-0.5">
            <span className="font-serif text-2xl font-semibold tabular-nums">{value}</span>
            <span className="text-sm text-soft">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const groupWords: Record<GenderGroup, string> = {
  male: "Male",
  female: "Female",
  other: "Other",
  "not-stated": "Not stated",
};

/** Gender as résumés state it, or why nothing is said of it. */
export function Diversity({ figures, blind }: { figures: Figures; blind: boolean }) {
  const { gender } = figures;
  const inScope = useInScope();
  return (
    <Card title="Diversity">
      {gender && gender.groups.length > 0 ? (
        <>
          <Rows
            rows={[
              ...gender.groups.map(({ group, percent }) => ({
                ...{ label: groupWords[group], value: `${percent}%` },
                to: inScope(paths.pool, { gender: group }),
              })),
              ...(gender.rest === null ? [] : [{ label: "Not told apart", value: `${gender.rest}%` }]),
            ]}
          />
          <Note>
            Of {counted(gender.of, "analysed candidate")}, as stated in résumés, not an audit. It adds up what
            job threads tell by themselves: those with fewer than {FEWEST_APPLICANTS} count together, and
            groups below three aren't told apart.
          </Note>
        </>
      ) : (
        <p className="text-soft">
          {blind && "Blind review hides what résumés state of gender."}
          {!blind &&
            (gender
              ? "Too few résumés state a gender to tell groups apart."
              : `Shown once a job thread, or the small ones together, have ${FEWEST_APPLICANTS} analysed candidates, so that nobody can be singled out.`)}
        </p>
      )}
    </Card>
  );
}

/** Where most candidates live, or why that isn't said. */
export function Geography({ figures }: { figures: Figures }) {
  const { places } = figures;
  const inScope = useInScope();
  return (
    <Card title="Top locations">
      {places && places.length > 0 ? (
        <>
          <Rows
            rows={places.map(({ place, applicants }) => ({
              ...{ label: place, value: String(applicants) },
              // A country alone would find all of its cities.
              to: place.includes(",") ? inScope(paths.pool, { location: place }) : undefined,
            }))}
          />
          <Note>People who are analysed, each once over all job threads, as the pool lists them.</Note>
        </>
      ) : (
        <p className="text-soft">
          {places ? "No résumé names a place yet." : "Blind review hides where candidates live."}
        </p>
      )}
    </Card>
  );
}

export function Quality({ figures }: { figures: Figures }) {
  const { completed, quality, gateFailed, failed, hiddenText } = figures;
  const inScope = useInScope();
  const row = (label: string, people: number, figure?: CountedFigure) => ({
    ...{ label, value: String(people) },
    to: figure && people > 0 ? inScope(paths.threads, { counting: figure }) : undefined,
  });
  return (
    <Card title="Quality insights">
      {completed + failed === 0 ? (
        <p className="text-soft">Nothing analysed yet.</p>
      ) : (
        <>
          <Rows
            rows={[
              row("Relevancy of 70% or more", quality.strong, "strong"),
              row("40% to below 70%", quality.fair, "fair"),
              row("Below 40%", quality.weak, "weak"),
              ...(quality.unscored > 0 ? [row("Without a relevancy", quality.unscored)] : []),
              row("Fail a deal-breaker", gateFailed, "gates"),
              row("Could not be analysed", failed, "failed"),
              row("Hide text in the résumé", hiddenText, "hidden"),
            ]}
          />
          <Note>Relevancy and deal-breakers count the {counted(completed, "analysed candidate")}.</Note>
        </>
      )}
    </Card>
  );
}

function useInScope() {
  const [search] = useSearchParams();
  return (path: string, filters: Record<string, string>) => {
    const [address, given] = path.split("?");
    const scope = search.get("scope") === "company" ? { scope: "company" } : {};
    return `${address}?${new URLSearchParams([...new URLSearchParams(given), ...Object.entries({ ...scope, ...filters })])}`;
  };
}

/** `to`: the list that the figure is of. */
function Rows({ rows }: { rows: readonly { label: string; value: string; to?: string }[] }) {
  return (
    <dl className="grid divide-y divide-line">
      {rows.map(({ label, value, to }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-2 first:pt-0 last:pb-0">
          <dt className="min-w-0 [overflow-wrap:anywhere]">
            {to ? (
              <Link to={to} className="text-link rounded-sm">
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-sm text-soft">{children}</p>;
}
