import { percent, signed } from "~/lib/format";
import type { AdviceView, QuestionView, TriedView } from "~/lib/views/advice-view";
import type { Ground } from "../../../workers/domain/applicants/advice/what-ifs";
import { EvidenceList } from "./evidence";
import { importances } from "./score-account";
import { Block } from "./verdict";

/** What to ask, and what would change the score: both from the same evidence as the numbers. */
export function AdviceSections({ advice }: { advice: AdviceView }) {
  if (advice.questions.length === 0 && advice.whatIfs.length === 0)
    return (
      <p className="text-soft">Nothing is left open: no question follows from this job and this résumé.</p>
    );
  return (
    <>
      {advice.questions.length > 0 && (
        <Block title="Interview questions">
          <ol className="grid list-decimal gap-4 pl-6 marker:text-soft">
            {advice.questions.map((question) => (
              <QuestionItem key={question.question} question={question} />
            ))}
          </ol>
        </Block>
      )}
      {advice.whatIfs.length > 0 && (
        <Block title="What would change this score">
          <p className="mb-3 text-sm text-soft">
            Each line was tried: the skill was added to the résumé’s facts, and everything was scored again.
            It counts only if it is true, so please ask.
          </p>
          <WhatIfs whatIfs={advice.whatIfs} then="If it did," />
        </Block>
      )}
    </>
  );
}

function QuestionItem({ question: { question, why, asked, evidence } }: { question: QuestionView }) {
  return (
    <li className="pl-1">
      <div className="grid gap-1.5">
        <p className="font-medium">{question}</p>
        <p className="text-sm text-soft">{why}</p>
        {asked && <AskedFor asked={asked} />}
        <EvidenceList evidence={evidence} />
      </div>
    </li>
  );
}

/** `then`: leads from the proposal to its figures. */
export function WhatIfs({ whatIfs, then }: { whatIfs: TriedView[]; then: string }) {
  return (
    <ul className="grid gap-3">
      {whatIfs.map(({ proposal, from, to, asked }) => (
        <li key={proposal} className="grid gap-1.5">
          <p>
            {proposal} {then} relevancy would be{" "}
            <span className="whitespace-nowrap tabular-nums">
              <strong>{percent(to)}</strong> instead of {percent(from)} ({signed(to - from)})
            </span>
            .
          </p>
          {asked && <AskedFor asked={asked} />}
        </li>
      ))}
    </ul>
  );
}

function AskedFor({ asked: { label, importance, words } }: { asked: Ground }) {
  const other = words.filter((text) => text.toLowerCase() !== label.toLowerCase());
  return (
    <p className="text-sm text-soft [overflow-wrap:anywhere]">
      Asked for: {label}, {importances[importance]}
      {other.length > 0 && "; in the posting as "}
      {other.map((text, index) => (
        <span key={text}>
          {index > 0 && " and "}
          <q>{text}</q>
        </span>
      ))}
    </p>
  );
}
