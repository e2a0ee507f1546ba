import type { ReactNode } from "react";
import { PanelProvider, PanelTabs, TabPanel } from "~/components/details/panel-tabs";
import { ScoreAccount } from "~/components/details/score-account";
import { Block } from "~/components/details/verdict";
import { Badge } from "~/components/ui/data/badge";
import { percent } from "~/lib/format";
import type { MatchView } from "~/lib/views/match-view";
import { ChangeList } from "./change-list";
import { FindingItems } from "./finding-items";
import { matchBand } from "./match-bands";
import { PostingText } from "./posting-text";
import { Quotes } from "./quotes";
import { RequirementTable } from "./requirement-table";

/** What an analysis says below its score: the rows first, the rest in tabs. `children`: what can be done with the rows. */
export function MatchAccount({ view, children }: { view: MatchView; children?: ReactNode }) {
  const tabs = [
    {
      id: "requirements",
      label: "Requirements",
      content: <Requirements view={view}>{children}</Requirements>,
    },
    { id: "advice", label: "Advice", content: <Advice view={view} /> },
    { id: "interview", label: "Interview", content: <Interview view={view} /> },
    { id: "scores", label: "Other scores", content: <Scores view={view} /> },
    { id: "posting", label: "Posting", content: <Posting view={view} /> },
  ].filter(({ id }) => hasTab(id, view));
  return (
    <PanelProvider tabs={tabs}>
      <PanelTabs label="About this analysis" className="print:hidden" />
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="min-w-0 pt-5 outline-none print:pt-2">
          {content}
        </TabPanel>
      ))}
    </PanelProvider>
  );
}

function hasTab(id: string, { questions, posting }: MatchView): boolean {
  if (id === "interview") return questions.length > 0;
  return id !== "posting" || posting.length > 0;
}

function Requirements({ view, children }: { view: MatchView; children: ReactNode }) {
  return (
    <Part title="Requirement by requirement">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-sm">
        <p className="max-w-prose text-soft">
          {view.fromProfile
            ? "Only a job title was given. This is the built-in profile of this occupation: what such jobs usually ask for, not what one employer wrote."
            : "Open a row for the job’s words and yours."}
          {view.isEdited && " What the job asks for was changed by hand."}
        </p>
        {children}
      </div>
      <RefusedNote refused={view.refused} />
      <RequirementTable view={view} />
    </Part>
  );
}

function Advice({ view }: { view: MatchView }) {
  return (
    <Part title="What to do about it">
      <ChangeList view={view} />
      <Block title="Strengths">
        {view.strengths.length > 0 ? (
          <FindingItems findings={view.strengths} />
        ) : (
          <p className="text-soft">Nothing stands out as a strength for this job yet.</p>
        )}
      </Block>
      <Block title="Gaps">
        {view.gaps.length > 0 ? (
          <FindingItems findings={view.gaps} />
        ) : (
          <p className="text-soft">Nothing that must be there was found missing.</p>
        )}
      </Block>
      <Block title="Pivot strategy">
        <Pivot steps={view.pivot} />
      </Block>
      <Block title="Job relevance">
        <p>{view.jobRelevance}</p>
      </Block>
      <Block title="Company relevance">
        <p>
          {view.companyRelevance ??
            (view.fromProfile
              ? "Only a job title was given, so there is no employer to look at."
              : "The posting says nothing about the employer’s industry that your résumé could be held against.")}
        </p>
      </Block>
    </Part>
  );
}

function Pivot({ steps }: { steps: string[] }) {
  if (steps.length === 0)
    return <p className="text-soft">Nothing stands out as what to put first for this job.</p>;
  return (
    <ol className="grid list-decimal gap-2 pl-5 marker:text-soft">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Interview({ view }: { view: MatchView }) {
  return (
    <Part title="Interview questions">
      <p className="text-soft">
        What you may well be asked: first what your résumé leaves open, then your strongest claims.
      </p>
      <ol className="grid list-decimal gap-4 pl-6 marker:text-soft">
        {view.questions.map((question) => (
          <li key={question.question} className="pl-1">
            <div className="grid gap-1.5">
              <p className="font-medium">{question.question}</p>
              <p className="text-sm text-soft">{question.why}</p>
              <Quotes evidence={question.evidence} />
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Scores({ view }: { view: MatchView }) {
  return (
    <Part title="Other scores">
      <p className="text-soft">
        Four further looks at the same match. They are no part of the match score, whose points are the rows
        under Requirements.
      </p>
      <div>
        {view.scores.map((score) => (
          <ScoreAccount
            key={score.name}
            score={score}
            open={false}
            badge={
              <Badge tone={matchBand(score.value).tone} className="min-w-15.5 justify-center">
                {percent(score.value)}
              </Badge>
            }
          />
        ))}
      </div>
    </Part>
  );
}

function Posting({ view }: { view: MatchView }) {
  return (
    <Part title="The posting as given">
      <p className="text-soft">Marked words are what the requirements were read from.</p>
      <PostingText pieces={view.posting} />
    </Part>
  );
}

/** Its tab says the same to the eye. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-5">
      <h2 className="sr-only">{title}</h2>
      {children}
    </div>
  );
}

/** What the posting asks for besides the work: said, so that nobody looks for it among the points. */
function RefusedNote({ refused }: { refused: MatchView["refused"] }) {
  if (refused.length === 0) return null;
  return (
    <div className="text-sm text-soft">
      <p>The posting asks for things that aren’t scored:</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {refused.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
