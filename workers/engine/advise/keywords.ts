import { type Answer, answersOf, lost } from "../match/parts/answers";
import { isEveryday } from "../match/parts/sayable";
import type { JobProfile, Message, Quote, ResumeFacts, ScoreSheet } from "../types";
import { latestJob } from "./change";
import type { Counterfactual } from "./counterfactuals";
import { jobOfQuote } from "./job-of-quote";
import { isFarApart } from "./proposals";
import { mayMean } from "./same-meaning";
import { workNamed } from "./work-named";

/** A word of the job that a résumé doesn't bear out yet, and where it could stand if it were true. */
export type KeywordPlace = {
  requirementId: string;
  keyword: string;
  /** index into `ResumeFacts.experience`; null where no work of the résumé comes close */
  entry: number | null;
  message: Message;
  evidence: Quote[];
};

/** More are the table of requirements over again. */
const SHOWN = 8;

/**
 * For what a résumé shows in part: the place where it could truthfully stand, by the words that its verdict rests on. None for a
 * pair far apart, which no words bridge.
 * @param changes what is proposed already, which isn't said again
 * @returns musts before the rest, then what could gain most
 */
export function keywordPlaces(
  facts: ResumeFacts,
  job: JobProfile,
  sheet: ScoreSheet,
  changes: Counterfactual[],
): KeywordPlace[] {
  if (isFarApart(sheet)) return [];
  const said = new Set(changes.map(({ requirementId }) => requirementId));
  const claimed = new Set(
    changes.flatMap(({ promise }) => (promise.code === "show-claimed" ? [promise.words.toLowerCase()] : [])),
  );
  const rank = ({ requirement }: Answer) => (requirement.importance === "must" ? 0 : 1);
  return answersOf(job, sheet)
    .filter(({ requirement, part }) => {
      const { id, kind, importance } = requirement;
      if (kind !== "skill" || importance === "context" || said.has(id) || isEveryday(requirement))
        return false;
      return part.status !== "met" && part.group !== "soft-skills";
    })
    .sort((a, b) => rank(a) - rank(b) || lost(b.part) - lost(a.part))
    .flatMap((answer) => placeOf(facts, answer) ?? [])
    .filter(
      ({ message }) => message.code !== "keyword-only-listed" || !claimed.has(message.words.toLowerCase()),
    )
    .filter((one, at, all) => at === all.findIndex((other) => isSaidAlike(one, other)))
    .slice(0, SHOWN);
}

/** "SQL" that no job shows is named once, for "Databases" as for "SQL". */
function isSaidAlike(
  { message, evidence: [a] }: KeywordPlace,
  { message: other, evidence: [b] }: KeywordPlace,
) {
  return (
    message === other ||
    (message.code === "keyword-only-listed" && other.code === message.code && a?.text === b?.text)
  );
}

function placeOf(facts: ResumeFacts, { requirement, part }: Answer): KeywordPlace | null {
  const { id: requirementId, label: keyword } = requirement;
  const { reason, evidence } = part;
  const quote = evidence.find((one) => jobOfQuote(facts, one) !== null) ?? evidence[0];
  const code = codeOf(reason.code);
  if (!quote || !code || (code === "keyword-in-line" && !mayMean(quote.text, keyword))) return null;
  const at = jobOfQuote(facts, quote);
  if (at !== null) {
    const message: Message = { code, keyword, words: quote.text, ...workNamed(facts.experience[at]!) };
    return { requirementId, keyword, entry: at, message, evidence: [quote] };
  }
  if (!isItself(reason)) return null;
  const entry = latestJob(facts.experience);
  const current = entry !== null && facts.experience[entry]!.isCurrent;
  const standsIn = reason.code === "stands-in";
  const message: Message = { code: "keyword-only-listed", keyword, words: quote.text, current, standsIn };
  return { requirementId, keyword, entry, message, evidence: [quote] };
}

/** Named itself, or by something more special: outside the jobs, a relative says too little. */
function isItself(reason: Message): boolean {
  return reason.code === "named" || (reason.code === "stands-in" && reason.nearness === "more-special");
}

function codeOf(reason: Message["code"]) {
  if (reason === "named") return "keyword-more";
  if (reason === "stands-in") return "keyword-beside";
  return reason === "told-in-part" || reason === "unclear-line" ? "keyword-in-line" : null;
}
