import { Card } from "~/components/ui/card";
import { Badge, type Tone } from "~/components/ui/data/badge";
import { counted } from "~/lib/format";
import type { DashboardData, Skill } from "../../../../workers/domain/seekers/get-dashboard";

const times = (count: number) => counted(count, "time");

export function SkillLists({ insights }: { insights: DashboardData["insights"] }) {
  const { topSkills, improvementAreas } = insights;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <SkillCard
        title="Top Skills"
        skills={topSkills}
        label="Strong"
        tone="good"
        note="How often your analyses, of résumés and of jobs, found them."
        empty="Skills that your analyses find in your résumés stand here."
      />
      <SkillCard
        title="Focus Areas"
        skills={improvementAreas}
        label="Improve"
        tone="moderate"
        note="How often they were asked for and not found."
        empty="Skills that jobs ask for and your résumés don’t show stand here."
      />
    </div>
  );
}

function SkillCard({
  title,
  skills,
  label,
  tone,
  note,
  empty,
}: {
  title: string;
  skills: Skill[];
  label: string;
  tone: Tone;
  /** what the figure next to each name counts */
  note: string;
  empty: string;
}) {
  return (
    <Card title={title}>
      {skills.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <>
          <p className="mb-3 text-sm text-soft">{note}</p>
          <ul className="grid divide-y divide-line">
            {skills.map(({ name, frequency }) => (
              <li
                key={name}
                className="flex items-baseline justify-between gap-3 py-2.5 first:pt-0 last:pb-0"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {name}{" "}
                  <span className="text-sm whitespace-nowrap text-soft tabular-nums">{times(frequency)}</span>
                </span>
                <Badge tone={tone}>{label}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
