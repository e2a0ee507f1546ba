import { industriesIn, occupationById } from "../../knowledge";
import type { ExperienceItem } from "../../types";
import type { ScorableFacts } from "../scorable";
import type { Target } from "../target";

/** What a title says of a line of business beside one line about work, and what the kind of work says in all. */
const TITLE = 2;
const KIND = 2;
/** Less than this, or than this before the next, says nothing: one line about invoices makes only a bookkeeper's work accounting. */
const LEAST = 2;
const LEAST_OF_FEW = 1;
const FEW = 3;
const LEAD = 0.5;

/** An entry's line of business by its title, lines and kind of work, never by its employer's name; null where none stands out. */
export function industryOf(
  { title, bullets }: Pick<ScorableFacts["experience"][number], "title" | "bullets">,
  occupation: string | null,
): string | null {
  const weights = new Map<string, number>();
  const add = (name: string, amount: number) => weights.set(name, (weights.get(name) ?? 0) + amount);
  if (title) for (const name of industriesIn(title.value)) add(name, TITLE);
  for (const bullet of bullets) for (const name of industriesIn(bullet.value)) add(name, 1);
  const business = occupationById(occupation ?? "")?.business;
  for (const name of business?.lines ?? []) add(name, KIND / business!.terms);
  const [first, second] = [...weights].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!first || first[1] - (second?.[1] ?? 0) < LEAD) return null;
  return first[1] >= (bullets.length <= FEW || business?.lines.includes(first[0]) ? LEAST_OF_FEW : LEAST)
    ? first[0]
    : null;
}

/** An entry's line of business beside the job's: 100 for the job's main one, its share of that for another one of the job's. */
export function matchIndustry(
  industry: string | null,
  { industries }: Target,
): ExperienceItem["industryMatch"] {
  const [main] = [...industries].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!industry || !main) return null;
  const score = Math.round((100 * (industries.get(industry) ?? 0)) / main[1]);
  return { score, job: main[0], entry: industry };
}
