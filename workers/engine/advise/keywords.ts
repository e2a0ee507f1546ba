import { candidateOf } from "../match/candidate";
import { compareDuties, indexDuties } from "../match/duties";
import { answerSkill, type SkillAnswer } from "../match/evidence/skill-index";
import type { JobProfile, Message, Quote, Requirement, ResumeFacts, ScoreSheet } from "../types";
import { latestJob } from "./counterfactuals";
import { workNamed } from "./work-named";

/** A word of the job that a résumé doesn't bear out yet, and where it could stand if it were true. */
export type KeywordPlace = {
  requirementId: string;
  keyword: string;
  /** index into `ResumeFacts.experience`; null where no work of the résumé comes close */
  entry: number | null;
  message: Message;
  /** the words of the résumé that come closest */
  evidence: Quote[];
};

/**
 * For each skill that a job asks for and the résumé doesn't fully show: the entry where similar work stands. First where the
 * skill, or a close one, is named already; then the line that speaks most like the posting's own sentence.
 * Nobody is told to claim anything: each stands on the condition that it is true.
 * @param sheet the sheet of these facts and this job
 */
export function keywordPlaces(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): KeywordPlace[] {
  const open = new Set(
    (sheet.scores.skills?.parts ?? [])
      .filter((part) => part.status !== "met")
      .map((part) => part.requirementId),
  );
  return job.requirements
    .filter(({ id, kind, importance }) => kind === "skill" && importance !== "context" && open.has(id))
    .map((requirement) => placeOf(facts, job, requirement));
}

function placeOf(facts: ResumeFacts, job: JobProfile, requirement: Requirement): KeywordPlace {
  const { id: requirementId, label: keyword, anyOf } = requirement;
  const place = (entry: number | null, message: Message, evidence: Quote[]): KeywordPlace => ({
    requirementId,
    keyword,
    entry,
    message,
    evidence,
  });
  const answer = answerSkill(candidateOf(facts).skills, anyOf, requirement.orSimilar ?? false);
  const near = answer && placeOfAnswer(facts, answer);
  if (answer && near) {
    const { entry, quote } = near;
    const own = answer.near === "same" || answer.near === "child";
    const code = own ? "keyword-more" : "keyword-beside";
    return place(near.at, { code, keyword, words: quote.text, ...workNamed(entry) }, [quote]);
  }
  const similar = similarLine(facts, job, requirement);
  if (similar) {
    const entry = facts.experience[similar.at]!;
    const words = similar.quote.text;
    return place(similar.at, { code: "keyword-in-line", keyword, words, ...workNamed(entry) }, [
      similar.quote,
    ]);
  }
  const listed = answer?.evidence.quotes[0];
  const latest = latestJob(facts.experience);
  if (listed) {
    const current = latest !== null && facts.experience[latest]!.isCurrent;
    return place(latest, { code: "keyword-only-listed", keyword, words: listed.text, current }, [listed]);
  }
  return place(null, { code: "keyword-if-used", keyword }, []);
}

/** The work that a skill's words stand in; null where they stand outside of any. */
function placeOfAnswer(facts: ResumeFacts, { evidence }: SkillAnswer) {
  for (const quote of evidence.quotes) {
    for (const { uses } of facts.skills) {
      const use = uses.find((one) => one.quote.line === quote.line && one.quote.start === quote.start);
      const entry =
        use?.where === "experience" && use.entry !== null ? facts.experience[use.entry] : undefined;
      if (entry && use?.entry != null) return { at: use.entry, entry, quote };
    }
  }
  return null;
}

/** The line about work that speaks most like the sentences in which a posting asks for something. */
function similarLine(
  facts: ResumeFacts,
  { duties = [] }: JobProfile,
  { quotes }: Requirement,
): { at: number; quote: Quote } | null {
  const asking = duties.filter((duty) =>
    quotes.some((quote) => quote.start < duty.end && duty.start < quote.end),
  );
  const { lines } = candidateOf(facts);
  const pairs = compareDuties(indexDuties(asking.map(({ text }) => text)), lines)?.pairs ?? [];
  for (const { line } of pairs) {
    const [at, quote] = [lines.entries[line], lines.quotes[line]];
    if (at != null && quote) return { at, quote };
  }
  return null;
}
