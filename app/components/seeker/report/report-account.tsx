import { ScoreAccount } from "~/components/details/score-account";
import { TextLink } from "~/components/ui/text-link";
import type { ReportView } from "~/lib/views/resume-report-view";
import type { RefusedForm } from "./correct-form";
import { FindingList, RecommendationList, WarningList } from "./finding-list";
import { PositionList } from "./position-list";
import { ReadingSection } from "./reading-section";
import { ResumeScoreBadge, ScoreSummary } from "./score-summary";
import { Section } from "./section";
import { SkillOverview } from "./skill-overview";

type Props = { resumeId: string; view: ReportView; refused: RefusedForm | null; notice: string | null };

export function ReportAccount({ resumeId, view, refused, notice }: Props) {
  const { jobFit } = view;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12">
      {!view.isConfirmed && (
        <>
          <ReadingSection view={view} refused={refused} notice={notice} />
          <ScoreSummary view={view} />
        </>
      )}
      {view.warnings.length > 0 && (
        <Section id="warnings" title="Please look at this">
          <WarningList warnings={view.warnings} hidden={view.hidden} />
        </Section>
      )}
      <Section
        id="recommendations"
        title="What to change, and what it is worth"
        lead="Each was tried on what we read, and everything was scored again. Write only what is true."
      >
        <RecommendationList recommendations={view.recommendations} />
      </Section>
      <Section
        id="scores"
        title="The scores, part by part"
        lead={
          <>
            The points of the parts add up to the score.
            <span className="print:hidden"> Open one for the words behind it.</span>
          </>
        }
      >
        <div>
          <ScoreAccount score={view.quality} open badge={<ResumeScoreBadge score={view.quality.value} />} />
          {jobFit && (
            <ScoreAccount
              score={{ ...jobFit, title: `Job fit: ${jobFit.position}` }}
              open={false}
              badge={<ResumeScoreBadge score={jobFit.value} />}
            />
          )}
        </div>
      </Section>
      <Section id="strengths" title="Strengths">
        <FindingList findings={view.strengths} none="Nothing stands out yet." />
      </Section>
      <Section id="weaknesses" title="Weaknesses">
        <FindingList findings={view.weaknesses} none="We found none." />
      </Section>
      <Section
        id="positions"
        title="Suggested positions"
        lead="Close to the work that your résumé shows, the highest score first."
      >
        <PositionList positions={view.positions} resumeId={resumeId} />
      </Section>
      <Section id="skills" title="Skills">
        <SkillOverview skills={view.skills} />
      </Section>
      {view.isConfirmed && <ReadingSection view={view} refused={refused} notice={notice} />}
    </div>
  );
}

const SUBJECTS = [
  ["recommendations", "What to change"],
  ["scores", "Scores"],
  ["strengths", "Strengths"],
  ["weaknesses", "Weaknesses"],
  ["positions", "Positions"],
  ["skills", "Skills"],
  ["read", "What was read"],
] as const;

export function ReportSubjects() {
  return (
    <nav aria-label="On this page" className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 text-ui">
        {SUBJECTS.map(([id, label]) => (
          <li key={id}>
            <TextLink to={`#${id}`} quiet className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
