import { BarChart } from "~/components/charts/bar-chart";
import { Badge, type Tone } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { counted } from "~/lib/format";
import type { DashboardData, Skill } from "../../../../workers/domain/analyses/get-dashboard";

const analyses = (count: number) => counted(count, "analysis", "analyses");

/** What the analyses found in the résumés again and again, and what they missed. */
export function SkillLists({ insights }: { insights: DashboardData["insights"] }) {
  const { topSkills, improvementAreas } = insights;
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <SkillCard
        title="Top Skills"
        skills={topSkills}
        label="Strong"
        tone="good"
        empty="Skills that your analyses find in your résumés stand here."
      />
      <SkillCard
        title="Focus Areas"
        skills={improvementAreas}
        label="Improve"
        tone="moderate"
        empty="Skills that jobs ask for and your résumés don't show stand here."
      />
      <Card>
        <BarChart
          title="Skills that count"
          summary={
            topSkills[0]
              ? `${topSkills[0].name} counted for you in ${analyses(topSkills[0].frequency)}.`
              : "In how many analyses each of your skills counted."
          }
          bars={topSkills.map(({ name, frequency }) => ({ label: name.slice(0, 30), value: frequency }))}
          heads={["Skill", "Analyses"]}
        />
      </Card>
    </div>
  );
}

function SkillCard({
  title,
  skills,
  label,
  tone,
  empty,
}: {
  title: string;
  skills: Skill[];
  label: string;
  tone: Tone;
  empty: string;
}) {
  return (
    <Card title={title}>
      {skills.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {skills.map(({ name, frequency }) => (
            <li key={name} className="flex items-baseline justify-between gap-3 py-2.5 first:pt-0 last:pb-0">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {name} <span className="text-sm text-soft">in {analyses(frequency)}</span>
              </span>
              <Badge tone={tone}>{label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
