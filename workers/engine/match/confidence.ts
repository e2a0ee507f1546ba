import { type Reading, type ReadingFault, readingOf } from "../parse/reading-quality";
import type { JobProfile, Message, ResumeFacts, Score, ScoreSheet, Withheld } from "../types";
import type { Candidate } from "./candidate";
import { comparesWords } from "./parts/experience";
import type { Target } from "./target";

/**
 * Below this reading quality no figure is given: of such documents of the development set, 2 of 100 titles,
 * employers and years were read right (`npm run eval -- --confidence` prints the table).
 */
export const LEAST_READING = 0.25;

/** No figure is given below this share of the posting's words understood; one of fewer than `POSTING_WORDS` is short, not misread. */
const LEAST_POSTING = 0.3;

const POSTING_WORDS = 60;

/** What each lack takes of how far the job could be judged. */
const LACK = { posting: 0.3, unknownTitle: 0.2, language: 0.2, fewAsks: 0.2, unjudged: 0.1 };
const FEW_ASKS = 3;

/** Up to this share of unread words a posting counts as read: some of every posting asks nothing. */
const USUAL_UNREAD = 0.15;

export type Confidence = { confidence: number; reasons: Message[]; withheld: Withheld | null };

/**
 * How far the numbers can be trusted: how well the résumé was read times how much of the job could be judged.
 * @returns `confidence` 0 to 1 with two decimals; what lowered it, naming what was not understood and where; and why no figure
 *   may be given, where either text was hardly read
 */
export function confidenceOf(
  facts: ResumeFacts,
  candidate: Candidate,
  target: Target,
  scores: (Score | null)[],
): Confidence {
  const reading = readingOf(facts);
  const posting = unreadOfPosting(target.job);
  const lacks = lacksOf(candidate, target, scores, posting.share);
  const judged = Math.max(0, 1 - lacks.reduce((sum, { takes }) => sum + takes, 0));
  return {
    confidence: Math.round(reading.quality * judged * 100) / 100,
    reasons: [...reading.faults.map(faultMessage), ...lacks.map(({ reason }) => reason)],
    withheld: withheldBy(reading, posting),
  };
}

/** The sheet without any figure, where `withheld` says why; deal-breakers that no words bear out are left open. */
export function withoutFigures(sheet: ScoreSheet, withheld: Withheld): ScoreSheet {
  return {
    ...sheet,
    scores: { relevancy: null, skills: null, experience: null, seniority: null, category: null },
    gates: sheet.gates.map((gate) =>
      gate.result === "pass" ? gate : { ...gate, result: "unknown", reason: withheld, evidence: [] },
    ),
    strengths: [],
    gaps: [],
    experience: sheet.experience?.map((item) => ({ ...item, relevance: null, bearsOut: [] })),
    withheld,
  };
}

type Unread = { share: number; words: number };

/** The share of a posting's words that were read into nothing, among those that were read or should have been. */
function unreadOfPosting({ unread = [], duties = [], requirements, source }: JobProfile): Unread {
  if (source === "occupation") return { share: 0, words: 0 };
  const count = (quotes: { text: string }[]): number =>
    quotes.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  const lost = count(unread);
  const words = lost + count(duties) + count(requirements.flatMap(({ quotes }) => quotes));
  return { share: words > 0 ? lost / words : 0, words };
}

function withheldBy(reading: Reading, posting: Unread): Withheld | null {
  if (reading.quality < LEAST_READING)
    return { code: "withheld-resume", faults: reading.faults.map(faultMessage) };
  if (posting.words >= POSTING_WORDS && 1 - posting.share < LEAST_POSTING)
    return { code: "withheld-posting" };
  return null;
}

/** Lines of the résumé are named by their numbers, from 1: their words may be personal. */
function faultMessage({ code, count, of, quotes }: ReadingFault): Message {
  const lines = [...new Set(quotes.map(({ line }) => line + 1))].filter((line) => line > 0);
  return { code, count, of, lines };
}

type Lack = { takes: number; reason: Message };

function lacksOf(candidate: Candidate, target: Target, scores: (Score | null)[], unread: number): Lack[] {
  const { job, title, duties, asks } = target;
  const lacks: Lack[] = [];
  const lack = (takes: number, reason: Message) => lacks.push({ takes, reason });
  if (job.source === "occupation") lack(LACK.posting, { code: "title-only" });
  if (unread > USUAL_UNREAD) {
    const takes = LACK.posting * ((unread - USUAL_UNREAD) / (1 - USUAL_UNREAD));
    lack(takes, { code: "posting-unread", share: unread });
  }
  if (title.occupations.length === 0) lack(LACK.unknownTitle, { code: "title-unknown" });
  if (duties.sentences.length > 0 && !comparesWords(candidate, target))
    lack(LACK.language, { code: "two-languages" });
  if (asks.length < FEW_ASKS) lack(LACK.fewAsks, { code: "few-skills-asked" });
  const unjudged = scores.filter((score) => score === null).length;
  if (unjudged > 0) {
    const noLevel = job.seniority === null && job.years.min === null && unjudged === 1;
    lack(
      LACK.unjudged * unjudged,
      noLevel ? { code: "no-level-asked" } : { code: "scores-unjudged", count: unjudged, of: scores.length },
    );
  }
  return lacks;
}
