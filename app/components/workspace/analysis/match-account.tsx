import { QuestionItem } from "~/components/details/advice";
import { ScoreAccount } from "~/components/details/score-account";
import { Block, Findings } from "~/components/details/verdict";
import { Badge } from "~/components/ui/badge";
import { percent } from "~/lib/format";
import type { MatchView } from "~/lib/match-view";
import type { RequirementRow } from "~/lib/requirement-rows";
import { ChangeList } from "./change-list";
import { matchBand } from "./match-bands";
import { MatchPart } from "./match-summary";
import { PostingText } from "./posting-text";
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
      <MatchPart
        id="requirements"
        title="Requirement by requirement"
        lead={
          view.fromProfile
            ? "You gave a job title only. This is the built-in profile of this occupation: what such jobs usually ask for, not what one employer wrote."
            : "What the job asks for, in its words, and what your résumé says to it."
        }
      >
        <RequirementList rows={view.rows} show={show} base={base} />
      </MatchPart>
      <MatchPart id="changes" title="What to do about it">
        <ChangeList view={view} />
      </MatchPart>
      <MatchPart id="findings" title="For and against">
        <Findings title="Strengths" findings={view.strengths} />
        <Findings title="Gaps" findings={view.gaps} />
        {view.strengths.length + view.gaps.length === 0 && (
          <p className="text-soft">Nothing stood out on either side.</p>
        )}
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
              "The posting says nothing about the employer’s industry that your résumé could be held against."}
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
              <QuestionItem key={question.question} question={question} />
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
