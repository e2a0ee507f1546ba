import type { Score, SeniorityLevel } from "../../types";
import type { Candidate } from "../candidate";
import type { Role } from "../evidence/roles";
import { clamp, type DraftPart, scoreOf, statusOfCredit } from "../points";
import type { Target } from "../target";
import { LEVEL_ABOVE, LEVEL_BELOW, SENIORITY, USUAL_YEARS } from "../weights";
import { askedMonths } from "./experience";

/** Levels from low to high; lead and manager stand side by side. */
const STEP: Record<SeniorityLevel, number> = {
  intern: 0,
  junior: 1,
  mid: 2,
  senior: 3,
  lead: 4,
  manager: 4,
  director: 5,
  executive: 6,
};

/** A level and what told it: a title's words, or the months of work. */
export type Level = { level: SeniorityLevel; from: "title" | "years"; role: Role | null };

/** The job's level: its own words, else what its years usually mean; null where it names neither. */
function levelOfJob({ job }: Target): Level | null {
  if (job.seniority) return { level: job.seniority, from: "title", role: null };
  if (job.years.min === null) return null;
  return { level: levelOfMonths(job.years.min * 12), from: "years", role: null };
}

/**
 * The candidate's level: the latest paid role whose title states one, raised by the years where the title states none.
 * Null where the résumé shows neither a level nor a dated job.
 */
function levelOfCandidate({ roles, facts }: Candidate): Level | null {
  const latest = latestRole(roles, facts.experience);
  if (latest?.level) return { level: latest.level, from: "title", role: latest };
  if (facts.totalMonths > 0) return { level: levelOfMonths(facts.totalMonths), from: "years", role: latest };
  const claimed = roles.find((role) => role.level !== null);
  return claimed ? { level: claimed.level!, from: "title", role: claimed } : null;
}

function latestRole(roles: Role[], experience: Candidate["facts"]["experience"]): Role | null {
  let best: { role: Role; end: string } | null = null;
  for (const role of roles) {
    if (!role.paid || role.entry === null) continue;
    const entry = experience[role.entry]!;
    const end = entry.isCurrent ? "9999" : (entry.end?.value ?? entry.start?.value ?? "0000");
    if (!best || end > best.end || (end === best.end && role.level !== null && best.role.level === null)) {
      best = { role, end };
    }
  }
  return best?.role ?? null;
}

function levelOfMonths(months: number): SeniorityLevel {
  if (months >= USUAL_YEARS.senior * 12) return "senior";
  if (months >= 24) return "mid";
  return "junior";
}

/** The seniority score. Null where the job or the résumé states no level and no years. */
export function seniorityScore(candidate: Candidate, target: Target): Score | null {
  const asked = levelOfJob(target);
  const found = levelOfCandidate(candidate);
  if (!asked || !found) return null;
  return scoreOf([levelPart(asked, found), yearsPart(candidate, target)]);
}

function levelPart(asked: Level, found: Level): DraftPart {
  const steps = STEP[found.level] - STEP[asked.level];
  const scale = steps < 0 ? LEVEL_BELOW : LEVEL_ABOVE;
  const credit = scale[Math.min(scale.length - 1, Math.abs(steps))]!;
  return {
    id: "level",
    label: null,
    requirementId: null,
    weight: SENIORITY.level,
    credit,
    status: statusOfCredit(credit),
    reason: {
      code: "level",
      role: found.from === "title" ? found.role!.title : null,
      held: found.level,
      asked: asked.level,
      steps,
    },
    // A title says nothing of a level that years alone tell.
    evidence: found.from === "title" ? (found.role?.quotes ?? []) : [],
  };
}

function yearsPart(candidate: Candidate, target: Target): DraftPart {
  const asked = askedMonths(target);
  const { totalMonths, experience } = candidate.facts;
  const credit = asked > 0 ? clamp(totalMonths / asked) : 1;
  const dated = experience.filter((entry) => entry.months !== null && entry.kind === "job");
  return {
    id: "total-years",
    label: null,
    requirementId: null,
    weight: SENIORITY.years,
    credit,
    status: dated.length === 0 ? "unclear" : credit >= 1 ? "met" : "partly",
    reason:
      dated.length === 0
        ? { code: "nothing-dated" }
        : {
            code: "all-work",
            months: totalMonths,
            neededMonths: asked,
            asked: target.job.years.min !== null,
          },
    evidence: dated.flatMap((entry) => entry.start?.quotes ?? []).slice(0, 4),
  };
}
