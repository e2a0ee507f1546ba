import { ScoreAccount } from "~/components/details/score-account";
import { Block } from "~/components/details/verdict";
import { Badge } from "~/components/ui/data/badge";
import { percent } from "~/lib/format";
import type { MatchView } from "~/lib/views/match-view";
import type { RequirementRow } from "~/lib/views/requirement-rows";
import { ChangeList } from "./change-list";
import { FindingItems } from "./finding-items";
import { matchBand } from "./match-bands";
import { MatchPart } from "./match-summary";
import { PostingText } from "./posting-text";
import { Quotes } from "./quotes";
import { RequirementList } from "./requirement-list";

/** Everything that an analysis says below its score. */
export function MatchAccount({
  view,
  show = null,
  base = null,
}: {
  view: MatchView;
  /** only the requirements that are answered so */
  show?: RequirementRow["status"] | null;
  base?: string | null;
}) {
  return (
    <>
      <Contents view={view} />
      <MatchPart
        id="requirements"
        title="Requirement by requirement"
        lead={
          view.fromProfile
            ? "Only a job title was given. This is the built-in profile of this occupation: what such jobs usually ask for, not what one employer wrote."
            : "What the job asks for, in its words, and what your résumé says to it."
        }
      >
        <RefusedNote refused={view.refused} />
        <RequirementList rows={view.rows} show={show} base={base} />
      </MatchPart>
      <MatchPart id="changes" title="What to do about it">
        <ChangeList view={view} />
      </MatchPart>
      <MatchPart id="findings" title="For and against">
        <Block title="Strengths">
          {view.strengths.length > 0 ? (
            <FindingItems findings={view.strengths} />
          ) : (
            <p className="text-soft">Nothing of this job is borne out by your résumé yet.</p>
          )}
        </Block>
        <Block title="Gaps">
          {view.gaps.length > 0 ? (
            <FindingItems findings={view.gaps} />
          ) : (
            <p className="text-soft">Nothing that must be there was found missing.</p>
          )}
        </Block>
      </MatchPart>
      <MatchPart id="strategy" title="The way to this job">
        <Block title="Pivot strategy">
          <ol className="grid list-decimal gap-2 pl-5 marker:text-soft">
            {view.pivot.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
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
      </MatchPart>
      {view.questions.length > 0 && (
        <MatchPart
          id="questions"
          title="Interview questions"
          lead="What you may well be asked: first what your résumé leaves open, then your strongest claims."
        >
          <ol className="grid list-decimal gap-4 pl-6 marker:text-soft">
            {view.questions.map((question) => (
              <li key={question.question} className="break-inside-avoid pl-1">
                <div className="grid gap-1.5">
                  <p className="font-medium">{question.question}</p>
                  <p className="text-sm text-soft">{question.why}</p>
                  <Quotes evidence={question.evidence} />
                </div>
              </li>
            ))}
          </ol>
        </MatchPart>
      )}
      <MatchPart
        id="scores"
        title="Where the points come from"
        lead="The match score is the relevancy, rounded. The points of each score’s parts add up to it."
      >
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
      </MatchPart>
      {view.posting.length > 0 && (
        <MatchPart
          id="posting"
          title="The posting as given"
          lead="Marked words are what the requirements were read from."
        >
          <PostingText pieces={view.posting} />
        </MatchPart>
      )}
    </>
  );
}

const CONTENTS = [
  { id: "requirements", label: "Requirements" },
  { id: "changes", label: "What to do" },
  { id: "findings", label: "For and against" },
  { id: "strategy", label: "The way there" },
  { id: "questions", label: "Interview" },
  { id: "scores", label: "Points" },
  { id: "posting", label: "The posting" },
];

function Contents({ view }: { view: MatchView }) {
  const left = new Set([
    ...(view.questions.length > 0 ? [] : ["questions"]),
    ...(view.posting.length > 0 ? [] : ["posting"]),
  ]);
  return (
    <nav aria-label="On this page" className="-mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {CONTENTS.filter(({ id }) => !left.has(id)).map(({ id, label }) => (
        <a key={id} href={`#${id}`} className="text-link inline-flex min-h-9 items-center">
          {label}
        </a>
      ))}
    </nav>
  );
}

/** What the posting asks for besides the work: said, so that nobody looks for it among the points. */
function RefusedNote({ refused }: { refused: MatchView["refused"] }) {
  if (refused.length === 0) return null;
  return (
    <div className="mb-4 text-sm text-soft">
      <p>The posting asks for things that aren’t scored:</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {refused.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
