import { percent } from "~/lib/format";
import type { ApplicantRow } from "~/lib/views/applicant-row";
import { agencyScoreBand } from "../../../workers/domain/matches/score-bands";

const bars = [
  ["Relevancy", "relevancyScore"],
  ["Skills", "skillsMatchScore"],
  ["Experience", "experienceMatchScore"],
  ["Seniority", "seniorityMatchScore"],
  ["Category", "categoryMatchScore"],
] as const;

const fills = { good: "bg-good", moderate: "bg-moderate", poor: "bg-poor", none: "bg-none" };

/** The five scores as small bars; the figures are said on hover and to screen readers. */
export function ScoreBars({ row }: { row: ApplicantRow }) {
  const words = bars.map(([label, name]) => `${label} ${percent(row[name])}`).join(", ");
  return (
    <span role="img" aria-label={words} title={words} className="flex h-6 gap-1">
      {bars.map(([label, name]) => {
        const score = row[name];
        return (
          <span key={label} className="h-full w-2 overflow-hidden rounded-sm bg-none-soft">
            {score !== null && (
              <span
                className={`block size-full origin-bottom ${fills[agencyScoreBand(score)]}`}
                style={{ transform: `scaleY(${Math.max(4, score) / 100})` }}
              />
            )}
          </span>
        );
      })}
    </span>
  );
}
