import { termsOf } from "../../knowledge/lexical/terms";
import { givesFigure } from "../../match/figures";
import { isLong, isShort } from "../../match/resume-quality";
import { isShownAtWork } from "../../match/shown-skills";
import { FIGURES_FULL_AT, LINE_WORDS, type RESUME } from "../../match/weights";
import type { Fact, Finding, Message, Quote, ResumeFacts, Score, ScorePart } from "../../types";
import { OF_LINES } from "../interview";
import type { PositionFit } from "../positions";
import { plainLines, tellsWork } from "./lines-about-work";
import { SURE_READING } from "./sure-reading";

const QUOTED = 4;
const SKILLS_SHOWN = 3;
const UNSHOWN_AT = 0.2;
const LEAST_LOSS = 1;

function finding(message: Message, evidence: Quote[] = [], requirementId: string | null = null): Finding {
  return { message, requirementId, evidence: evidence.slice(0, QUOTED) };
}

function firstQuotes(facts: (Fact<unknown> | null | undefined)[]): Quote[] {
  return facts.flatMap((fact) => fact?.quotes.slice(0, 1) ?? []);
}

function partOf(quality: Score | null, id: keyof typeof RESUME): ScorePart | null {
  return quality?.parts.find((part) => part.id === id) ?? null;
}

const isFull = (part: ScorePart | null) => part !== null && part.points >= part.maxPoints;
const hasLost = (part: ScorePart | null) => part !== null && part.maxPoints - part.points >= LEAST_LOSS;

type Judged = {
  quality: Score | null;
  best: { title: string; parts: ScorePart[]; asked: (string | null)[] } | null;
};

/** What a person can do first, then what their title says already, degrees last. A weakness rests on a name: of a line that may show it nobody asks here. */
function usualSkills(best: Judged["best"], wanted: "met" | "partly"): Finding[] {
  const title = termsOf(best?.title ?? "").stems;
  const rank = ({ label, reason }: ScorePart) =>
    reason.code.startsWith("degree")
      ? 2
      : Number(termsOf(label ?? "").stems.every((one) => title.includes(one)));
  return (best?.parts ?? [])
    .filter(({ status, reason }) => status === wanted && (wanted === "met" || !OF_LINES.has(reason.code)))
    .sort((a, b) => rank(a) - rank(b))
    .flatMap(({ label, reason, evidence, requirementId }) =>
      label !== null && evidence.length > 0
        ? [finding({ code: "usual-shown", label, position: best!.title, reason }, evidence, requirementId)]
        : [],
    );
}

/** What speaks for a résumé: parts of its score that it earns in full, then what it shows for the best position. All of it quotes the résumé. */
export function resumeStrengths(facts: ResumeFacts, { quality, best }: Judged): Finding[] {
  const jobs = facts.experience.filter(({ kind }) => kind === "job");
  const lines = facts.experience.flatMap((entry) => entry.bullets);
  const figures = lines.filter(({ value }) => givesFigure(value));
  const found: Finding[] = [];
  if (jobs.length > 0 && isFull(partOf(quality, "dates"))) {
    found.push(
      finding(
        { code: "jobs-dated", jobs: jobs.length, months: facts.totalMonths },
        firstQuotes(jobs.map(({ start }) => start)),
      ),
    );
  }
  if (lines.length >= 3 && figures.length >= FIGURES_FULL_AT * lines.length)
    found.push(
      finding({ code: "figures-given", figures: figures.length, lines: lines.length }, firstQuotes(figures)),
    );
  if (isFull(partOf(quality, "completeness")))
    found.push(
      finding(
        { code: "all-parts" },
        firstQuotes([
          facts.emails[0],
          facts.summary ?? facts.headline,
          jobs[0]?.title,
          facts.education[0]?.degree,
        ]),
      ),
    );
  if (lines.length >= 3 && isFull(partOf(quality, "clarity")))
    found.push(
      finding(
        { code: "all-lines-clear", lines: lines.length, ...LINE_WORDS },
        firstQuotes(lines.slice(0, 2)),
      ),
    );
  return [...found, ...usualSkills(best, "met").slice(0, SKILLS_SHOWN)];
}

/** What the résumé leaves open: each part of its score that lost points, then what it doesn't show for the best position. */
export function resumeWeaknesses(
  facts: ResumeFacts,
  { quality, best }: Judged,
  position: PositionFit | null,
): Finding[] {
  const lines = facts.experience.flatMap((entry) => entry.bullets);
  const found: Finding[] = [];
  const add = (id: keyof typeof RESUME, evidence: Quote[] = []) => {
    const part = partOf(quality, id);
    if (part && hasLost(part)) found.push(finding(part.reason, evidence));
  };
  add("completeness");
  add("dates", firstQuotes(undated(facts).map(({ title, company }) => title ?? company)));
  const figures = lines.filter(({ value }) => givesFigure(value));
  if (lines.length > 0 && figures.length < FIGURES_FULL_AT * lines.length)
    found.push(
      finding(
        { code: "figures-few", figures: figures.length, lines: lines.length },
        firstQuotes(plainLines(facts).slice(0, 2)),
      ),
    );
  const hard = facts.skills.filter(({ id }) => id !== null);
  const usual = new Set(best?.asked);
  const unshown = hard
    .filter((skill) => !isShownAtWork(skill, facts))
    .sort((a, b) => Number(usual.has(b.id)) - Number(usual.has(a.id)));
  const areUnshownTold = unshown.length > 0 && unshown.length >= UNSHOWN_AT * hard.length;
  if (areUnshownTold)
    found.push(
      finding(
        { code: "skills-unshown", names: unshown.map(({ name }) => name), skills: hard.length },
        unshown.flatMap(({ uses }) => uses.slice(0, 1).map(({ quote }) => quote)),
      ),
    );
  const isUnclear = ({ value }: Fact<string>, at: number) =>
    isLong(value) || (isShort(value) && tellsWork(value, facts.language, lines[at - 1]?.value));
  add("clarity", firstQuotes(lines.filter(isUnclear)));
  add("length");
  const unsure = facts.experience.filter(
    ({ title, company }) => (title?.confidence ?? 0) < SURE_READING || !company,
  );
  if (unsure.length > 0 && hasLost(partOf(quality, "readability")))
    found.push(
      finding(
        { code: "entries-unsure", count: unsure.length, of: facts.experience.length },
        firstQuotes(unsure.map(({ title, company }) => title ?? company)),
      ),
    );
  const isTold = ({ message }: Finding) =>
    areUnshownTold && message.code === "usual-shown" && message.reason.code === "named";
  found.push(
    ...usualSkills(best, "partly")
      .filter((one) => !isTold(one))
      .slice(0, 2),
  );
  if (position && position.missing.length > 0)
    found.push(finding({ code: "usual-missing", position: position.title, names: position.missing }));
  return found;
}

function undated({ experience }: ResumeFacts) {
  return experience.filter(
    ({ kind, start, end, isCurrent }) =>
      kind === "job" && !(start && start.value.length > 4 && (isCurrent || (end && end.value.length > 4))),
  );
}
