import type { Score } from "../../types";
import type { Candidate } from "../candidate";
import { kindShown } from "../evidence/kind-of-work";
import { clamp, type DraftPart, scoreOf, statusOfCredit } from "../points";
import { isNamed, type Target } from "../target";
import { judgeYears } from "../verdict/years";
import { RELEVANCY, RELEVANCY_FULL, SUBJECT, VERDICT_CREDIT, WORDS_ALONE } from "../weights";
import {
  comparesWords,
  dutiesPart,
  type ExperienceMatch,
  relatedYears,
  rolePart,
  yearsRequirement,
} from "./experience";
import { kindPart } from "./kind-of-work";
import { sharedWords } from "./shared-words";

/**
 * The relevancy score, the match score of pages: the plain sum of its rows. Experience amount, experience match, core skills and
 * soft skills head them. What the job gives no ground for is left out and the rows scaled up to 100; what the résumé doesn't
 * show earns nothing.
 * @param asked one part per requirement, in the order of `target.asks`
 */
export function relevancyScore(
  candidate: Candidate,
  target: Target,
  match: ExperienceMatch,
  asked: DraftPart[],
): Score | null {
  const { experience, skills, education } = candidate.facts;
  const silent = experience.length === 0 && skills.length === 0 && education.length === 0;
  const comparable = isNamed(target) || target.duties.sentences.length > 0 || target.job.years.min !== null;
  const hard = asked.filter((part) => part.group !== "soft-skills");
  if (silent || (!comparable && hard.length === 0)) return null;
  const rows = [
    ...(comparable ? [yearsRow(candidate, target, match), ...matchRows(candidate, target, match)] : []),
    ...shared(asked, RELEVANCY.asked),
    ...coverageRow(hard),
  ];
  return scoreOf(GROUPS.flatMap((group) => rows.filter((row) => row.group === group)));
}

/** In the order in which pages show them. */
const GROUPS = ["experience-amount", "experience-match", "core-skills", "soft-skills"] as const;

function shared(parts: DraftPart[], points: number): DraftPart[] {
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  return total > 0 ? parts.map((part) => ({ ...part, weight: (points * part.weight) / total })) : [];
}

/**
 * How much of all that is asked the résumé shows, by weight: nobody shows everything that a posting lists. What is only listed
 * earns here what it earns alone, so that a pasted list reaches its rung and no more.
 */
function coverageRow(asked: DraftPart[]): DraftPart[] {
  const total = asked.reduce((sum, part) => sum + part.weight, 0);
  if (total <= 0) return [];
  const isListed = ({ credit, claimed }: DraftPart) => claimed === true && credit <= VERDICT_CREDIT.listed;
  const shown = (part: DraftPart) => clamp(part.credit) * (isListed(part) ? RELEVANCY_FULL.coverage : 1);
  const share = asked.reduce((sum, part) => sum + part.weight * shown(part), 0) / total;
  const credit = clamp(share / RELEVANCY_FULL.coverage);
  return [
    {
      id: "asked-coverage",
      group: "core-skills",
      label: null,
      requirementId: null,
      weight: RELEVANCY.coverage,
      credit,
      status: statusOfCredit(credit),
      reason: { code: "asked-coverage", share, full: RELEVANCY_FULL.coverage },
      evidence: [],
    },
  ];
}

function yearsRow(candidate: Candidate, target: Target, match: ExperienceMatch): DraftPart {
  const requirement = yearsRequirement(target);
  const base = {
    id: "related-years",
    group: "experience-amount" as const,
    label: requirement?.label ?? null,
    requirementId: requirement?.id ?? null,
    weight: RELEVANCY.years,
  };
  if (requirement) {
    const { status, credit, code, reason, evidence } = judgeYears(candidate, requirement, match.related);
    return { ...base, status, credit, code, reason, evidence };
  }
  return { ...base, ...relatedYears(candidate, target, match) };
}

function matchRows(candidate: Candidate, target: Target, match: ExperienceMatch): DraftPart[] {
  const rows = [
    ...rolePart(target, match).map((part) => ({ ...part, weight: RELEVANCY.roles })),
    ...kindPart(candidate, target, RELEVANCY.kind).map((part) => fullAt(part, RELEVANCY_FULL.kind)),
    ...closestRow(candidate, target, match).map((part) => fullAt(part, RELEVANCY_FULL.closest)),
    ...subjectRow(candidate, target, match),
    ...dutiesPart(target, candidate, match).map((part) => ({
      ...fullAt(part, RELEVANCY_FULL.duties),
      weight: RELEVANCY.duties,
    })),
  ];
  return rows.map((row) => ({ ...row, group: "experience-match" as const }));
}

/** The part with `share` of its credit as the whole. */
function fullAt(part: DraftPart, share: number): DraftPart {
  const { reason } = part;
  const most = reason.code === "duties-in-words" ? WORDS_ALONE : 1;
  const credit = Math.min(most, clamp(part.credit / share));
  if (reason.code === "duties-in-lines" && !reason.whole) return { ...part, credit, status: "partly" };
  return { ...part, credit, status: credit > 0 ? statusOfCredit(credit) : part.status };
}

/**
 * The job whose lines are closest to the posting's words, whatever its title; none where neither all the words together nor any
 * title are nearer than those of other work.
 */
function closestRow(candidate: Candidate, target: Target, { subject, role }: ExperienceMatch): DraftPart[] {
  if (target.duties.words.size === 0 || !comparesWords(candidate, target)) return [];
  const best = Math.max(0, ...subject.entries);
  const isOther = subject.share <= 0 && role === null;
  const credit = best < SUBJECT.leastEntry || isOther ? 0 : best;
  const entry = candidate.facts.experience[subject.entries.indexOf(credit)];
  return [
    {
      id: "closest-job",
      label: null,
      requirementId: null,
      weight: RELEVANCY.closest,
      credit,
      status: statusOfCredit(credit),
      reason:
        entry && credit > 0
          ? { code: "closest-job", role: entry.title?.value ?? null }
          : { code: "no-closest-job" },
      evidence: credit > 0 ? (entry?.title?.quotes ?? entry?.bullets[0]?.quotes ?? []) : [],
    },
  ];
}

/** Words in common with a job that neither a title nor a skill typical of it comes near to count in part. */
function subjectRow(candidate: Candidate, target: Target, { subject, role }: ExperienceMatch): DraftPart[] {
  if (target.duties.words.size === 0 || !comparesWords(candidate, target)) return [];
  const { occupations } = target.title;
  const isOther = role === null && occupations.length > 0 && kindShown(candidate.skills, occupations) === 0;
  const counted = isOther ? SUBJECT.ofOtherWork : undefined;
  const credit = subject.share * (counted ?? 1);
  const { words, quotes } = sharedWords(
    candidate.passages,
    credit > 0 ? subject.shared : new Map(),
    target.duties.asking,
  );
  return [
    {
      id: "same-subject",
      label: null,
      requirementId: null,
      weight: RELEVANCY.subject,
      credit,
      status: statusOfCredit(credit),
      reason:
        credit > 0
          ? { code: "same-subject", share: subject.words, words, ...(counted && { counted }) }
          : { code: "no-same-subject" },
      evidence: quotes,
    },
  ];
}
