import { industriesIn, occupationById } from "../../knowledge";
import { ownSentences } from "../../parse/wish";
import type { JobProfile, Quote } from "../../types";
import type { ScorableFacts } from "../scorable";
import { DUTIES, INDUSTRY } from "../weights";
import type { JobTitle } from "./roles";

export type IndustryEvidence = { lines: number; quotes: Quote[] };

const QUOTES_SHOWN = 4;

/**
 * The lines of business that a résumé's titles and lines about work speak of. A line said twice counts once. Lists of skills
 * don't count, and employers' names never get here.
 */
export function industriesOfResume(facts: ScorableFacts): Map<string, IndustryEvidence> {
  const found = new Map<string, IndustryEvidence>();
  const said = new Set<string>();
  const add = (text: string, quote: Quote | undefined, amount: number) => {
    const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
    if (said.has(words)) return;
    said.add(words);
    for (const name of industriesIn(text)) {
      const known = found.get(name) ?? { lines: 0, quotes: [] };
      known.lines += amount;
      if (quote && known.quotes.length < QUOTES_SHOWN && !known.quotes.includes(quote))
        known.quotes.push(quote);
      found.set(name, known);
    }
  };
  for (const { title, bullets } of facts.experience)
    for (const line of title ? [title, ...bullets] : bullets) add(line.value, line.quotes[0], 1);
  for (const line of facts.onEmployers) add(line.value, line.quotes[0], 1);
  if (facts.headline) add(facts.headline.value, facts.headline.quotes[0], 1);
  for (const line of facts.lines)
    for (const sentence of ownSentences(line.value)) add(sentence, line.quotes[0], DUTIES.otherLine);
  return found;
}

/**
 * The lines of business that a job belongs to, as shares that add up to 1: by its title, by its sentences about the work, and
 * by what is typical of its kinds of work. Empty where none stands out.
 */
export function industriesOfJob(job: JobProfile, { occupations }: JobTitle): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, amount: number) => {
    for (const name of industriesIn(text)) weights.set(name, (weights.get(name) ?? 0) + amount);
  };
  add(job.title, INDUSTRY.title);
  for (const duty of job.duties ?? []) add(duty.text, 1);
  for (const { id, share } of occupations) {
    const business = occupationById(id)?.business;
    if (!business) continue;
    for (const name of business.lines)
      weights.set(name, (weights.get(name) ?? 0) + (INDUSTRY.kind * share) / business.terms);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const clear = [...weights].filter(
    ([, weight]) => weight >= Math.max(INDUSTRY.least, total * INDUSTRY.leastShare),
  );
  const squares = clear.reduce((sum, [, weight]) => sum + weight ** 2, 0);
  return new Map(clear.map(([name, weight]) => [name, weight ** 2 / squares]));
}
