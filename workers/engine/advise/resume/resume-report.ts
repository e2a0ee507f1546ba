import { profileOfTitle } from "../../job/title/title-profile";
import { scoreResume, scoreResumeQuality } from "../../match";
import { isEveryday } from "../../match/parts/sayable";
import type { Experience, Finding, JobProfile, Message, ResumeFacts, Score, ScoreSheet } from "../../types";
import { counterfactualsFor } from "../counterfactuals";
import { type PositionFit, type SuggestedPosition, suggestPositions } from "../positions";
import { skillLists } from "../skill-lists";
import { workNamed } from "../work-named";
import { PAPER } from "./lines-about-work";
import { resumeAdvice } from "./resume-advice";
import { applyResumeChange, type ResumeChange } from "./resume-change";
import { resumeStrengths, resumeWeaknesses } from "./resume-findings";

/** A recommendation and what following it would add, in points; null where that can't be computed. */
export type Recommendation = Finding & {
  worth: number | null;
  /** the score that `worth` belongs to */
  of: "resume" | "job-fit";
  /** what was tried on the facts to find `worth`; null for what can't be tried, and for the job fit */
  change: ResumeChange | null;
};

export type PositionSkills = {
  fitting: string[];
  missing: { name: string; positions: string[] }[];
  transferable: string[];
};

export type ResumeReport = {
  /** the résumé score with its parts; null where nothing was read */
  quality: Score | null;
  /** the résumé score with every recommendation that can be tried followed; null where nothing was read */
  reachable: number | null;
  /** near to the work that the résumé shows, the highest score first; empty where nothing fits */
  positions: PositionFit[];
  /** the built-in profile of the best position and how the résumé stands against it */
  best: { title: string; job: JobProfile; sheet: ScoreSheet } | null;
  skills: PositionSkills;
  strengths: Finding[];
  weaknesses: Finding[];
  recommendations: Recommendation[];
};

const TRIED_POSITIONS = 8;
const SHOWN_POSITIONS = 5;
const JOB_FIT_ADVICE = 3;

/** Judges a résumé alone; `job_fit_score` is the relevancy of `best`. @param read before corrections: how machines read the file */
export function resumeReport(facts: ResumeFacts, read: ResumeFacts = facts): ResumeReport {
  const quality = scoreResumeQuality(facts, read);
  const tried = suggestPositions(facts, TRIED_POSITIONS)
    .map((position) => tryPosition(facts, position))
    .sort((a, b) => (b.fit.score ?? 0) - (a.fit.score ?? 0) || b.fit.fit - a.fit.fit)
    .slice(0, SHOWN_POSITIONS);
  const positions = tried.map(({ fit }) => fit);
  const first = tried[0];
  const best = first ? { title: first.fit.title, job: first.job, sheet: first.sheet } : null;
  const judged = {
    quality,
    best: best && {
      title: best.title,
      parts: best.sheet.scores.skills?.parts ?? [],
      asked: best.job.requirements.flatMap(({ anyOf }) => anyOf),
    },
  };
  const { recommendations, reachable } = recommend(facts, read, quality);
  return {
    quality,
    reachable,
    positions,
    best,
    skills: skillsOf(positions),
    strengths: resumeStrengths(facts, judged),
    weaknesses: resumeWeaknesses(facts, judged, first?.fit ?? null),
    recommendations: [...recommendations, ...forJobFit(facts, best, namesToShow(recommendations))].sort(
      (a, b) => (b.worth ?? -1) - (a.worth ?? -1),
    ),
  };
}

function tryPosition(facts: ResumeFacts, position: SuggestedPosition) {
  const job = profileOfTitle(position.title);
  const sheet = scoreResume(facts, job);
  const { matching, missing, transferable } = skillLists(facts, job, sheet);
  const score = sheet.scores.relevancy?.value ?? null;
  return { job, sheet, fit: { ...position, score, fitting: matching, missing, transferable } };
}

/** Each recommendation tried alone, for its worth, and all of them one after the other. What would add nothing is left out. */
function recommend(facts: ResumeFacts, read: ResumeFacts, quality: Score | null) {
  if (!quality) return { recommendations: [], reachable: null };
  const recommendations = resumeAdvice(facts).flatMap(({ message, requirementId, evidence, change }) => {
    const worth = change && worthOf(facts, read, quality, change);
    return worth !== null && worth <= 0
      ? []
      : [{ message, requirementId, evidence, worth, of: "resume" as const, change }];
  });
  const followed = recommendations.reduce(
    (now, { change }) => (change ? applyResumeChange(now, change) : now),
    facts,
  );
  return { recommendations, reachable: after(facts, read, followed) ?? quality.value };
}

function worthOf(facts: ResumeFacts, read: ResumeFacts, quality: Score, change: ResumeChange): number {
  const to = after(facts, read, applyResumeChange(facts, change)) ?? quality.value;
  return Math.round((to - quality.value) * 10) / 10;
}

/** The score once the file says so. Where a person has corrected it, machines are taken to read it as they did. */
function after(facts: ResumeFacts, read: ResumeFacts, changed: ResumeFacts): number | undefined {
  return scoreResumeQuality(changed, read === facts ? changed : read)?.value;
}

function namesToShow(recommendations: Recommendation[]): Set<string> {
  return new Set(
    recommendations.flatMap(({ message }) => (message.code === "show-listed" ? message.names : [])),
  );
}

/** What the résumé names is to be shown, and isn't told as if it didn't. */
function forJobFit(facts: ResumeFacts, best: ResumeReport["best"], shown: Set<string>): Recommendation[] {
  if (!best) return [];
  const named = new Map(facts.skills.map(({ id, name }) => [id, name]));
  return counterfactualsFor(facts, best.job, best.sheet)
    .filter(
      ({ change: { skill, name } }) =>
        !shown.has(named.get(skill) ?? "") && !PAPER.test(name) && !isEveryday({ anyOf: [skill] }),
    )
    .slice(0, JOB_FIT_ADVICE)
    .map(({ change, promise, requirementId, from, to }) => ({
      message:
        promise.code === "show-claimed"
          ? promise
          : usualSkill(facts.experience[change.entry], change.name, best.title),
      requirementId,
      evidence: [],
      worth: Math.round((to - from) * 10) / 10,
      of: "job-fit" as const,
      change: null,
    }));
}

function usualSkill(entry: Experience | undefined, skill: string, position: string): Message {
  const { role, current } = entry ? workNamed(entry) : { role: null, current: true };
  return { code: "say-usual", skill, role, current, position };
}

function skillsOf(positions: PositionFit[]): PositionSkills {
  const unique = (lists: string[][]) => [...new Set(lists.flat())];
  const fitting = unique(positions.map((position) => position.fitting));
  const missing = unique(positions.map((position) => position.missing)).filter(
    (name) => !fitting.includes(name),
  );
  return {
    fitting,
    missing: missing.map((name) => ({
      name,
      positions: positions
        .filter((position) => position.missing.includes(name))
        .map((position) => position.title),
    })),
    transferable: unique(positions.map((position) => position.transferable)),
  };
}
