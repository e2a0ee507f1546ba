import { LocalDate } from "~/components/ui/local-date";
import { percent } from "~/lib/format";
import type { ShownVerdict } from "../../../workers/domain/applicant-page/open-page";

/** Each result as it was made, where there is more than one. */
export function Results({ verdicts }: { verdicts: ShownVerdict[] }) {
  if (verdicts.length < 2) return null;
  return (
    <section aria-labelledby="results" className="grid gap-2">
      <h3 id="results" className="text-lg">
        Results so far
      </h3>
      <ol className="grid gap-1 text-ui tabular-nums">
        {verdicts.map(({ madeAt, score, engineVersion }) => (
          <li key={madeAt}>
            <LocalDate value={madeAt} />: relevancy <strong>{percent(score)}</strong>
            <span className="text-soft">, engine {engineVersion}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
