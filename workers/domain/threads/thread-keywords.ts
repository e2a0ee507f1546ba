import type { JobProfile, Requirement } from "../../engine/types";

const SKILL_KINDS = new Set(["skill", "certificate", "language"]);

function labels(job: JobProfile, importance: Requirement["importance"]): string[] {
  return job.requirements
    .filter((requirement) => requirement.importance === importance && SKILL_KINDS.has(requirement.kind))
    .map((requirement) => requirement.label);
}

export function coreSkillsOf(job: JobProfile): string[] {
  return labels(job, "must");
}

export function preferredSkillsOf(job: JobProfile): string[] {
  return labels(job, "nice");
}

const MAX_KEYWORDS = 10;

const MAX_OTHER_WORDS = 5;

const COMMON_WORDS = new Set(
  "about also been being both could each from have here into just like more most much must only other over same should some such than that their them then there these they this those through under very want well were what when where which while will with within without work working would year years your ours able across join team role nice plus requirements required preferred responsibilities looking candidate candidates experience skills knowledge".split(
    " ",
  ),
);

/** Spec 5: recognised skills first, then at most 5 other words over 3 characters, most frequent first; 10 in all. */
export function keywordsOf(job: JobProfile, text: string): string[] {
  const known = [...coreSkillsOf(job), ...preferredSkillsOf(job)].slice(0, MAX_KEYWORDS);
  const taken = new Set(known.flatMap((keyword) => keyword.toLowerCase().split(/\s+/)));
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}[\p{L}-]{3,}/gu) ?? []) {
    if (!COMMON_WORDS.has(word) && !taken.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const others = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
  return [...known, ...others.slice(0, Math.min(MAX_OTHER_WORDS, MAX_KEYWORDS - known.length))];
}
