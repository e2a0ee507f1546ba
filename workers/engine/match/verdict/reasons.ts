import type { Quote } from "../../types";
import type { Passage } from "../evidence/passages";
import type { SkillAnswer } from "../evidence/skill-index";
import { spell } from "../months";
import type { VerdictCode } from "./types";

/** Where a skill stands, said of the skill asked for and of one that stands in for it. */
const PLACES = {
  experience: { itself: "is shown at work", instead: "and is shown at work" },
  project: { itself: "is shown in a project", instead: "and is shown in a project" },
  certificate: { itself: "is shown by a certificate", instead: "and is shown by a certificate" },
  education: {
    itself: "is named under education; no job or project shows it",
    instead: "and is named under education",
  },
  summary: {
    itself: "is named in the summary; no job or project shows where it was used",
    instead: "but is only named in the summary",
  },
  listed: {
    itself: "is listed among the skills; no job or project shows where it was used",
    instead: "but is only listed among the skills",
  },
  other: {
    itself: "is named in passing; no job or project shows where it was used",
    instead: "but is only named in passing",
  },
} as const;

/** How a skill that stands in for another relates to it. */
const NEARNESS = { child: "counts towards", neighbour: "comes close to", parent: "is broader than" } as const;

const LONGEST_QUOTE = 110;

/** '"Payroll" is shown at work, 3 years in all (5 years asked for).' */
export function namedReason({ evidence, near }: SkillAnswer, label: string, minYears: number | null): string {
  if (near !== "same") return closeReason({ evidence, near, credit: 0 }, label);
  const spent =
    evidence.months > 0 && evidence.where === "experience" ? `, ${spell(evidence.months)} in all` : "";
  const asked = minYears ? ` (${minYears} ${minYears === 1 ? "year" : "years"} asked for)` : "";
  const words = evidence.quotes[0]?.text ?? evidence.name;
  const named = evidence.name.toLowerCase() === label.toLowerCase() ? label : `"${words}"`;
  return `${named} ${PLACES[evidence.where].itself}${spent}${asked}.`;
}

/** '"REST" comes close to WCF and is shown at work.' */
export function closeReason({ evidence, near }: SkillAnswer, label: string): string {
  const relation = near === "same" ? NEARNESS.child : NEARNESS[near];
  return `"${evidence.name}" ${relation} ${label} ${PLACES[evidence.where].instead}.`;
}

/** What a line says of a requirement, the line quoted. */
export function lineReason(code: VerdictCode, label: string, evidence: Quote[]): string {
  const [quote] = evidence;
  const words = quote ? `"${shortened(quote.text)}"` : "the résumé's own words";
  if (code === "told") return `${words} shows ${label}.`;
  if (code === "told-in-part") return `Close to ${label}, as far as the words tell: ${words}.`;
  if (code === "suggested") return `${words} may show ${label}: worth asking.`;
  const line = quote && quote.line >= 0 ? `line ${quote.line + 1} says ` : "";
  return `Unclear: ${line}${words}.`;
}

function shortened(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE - 3).trimEnd()}...`;
}

/** The lines behind some passages. */
export function quotesOf(passages: Passage[]): Quote[] {
  return passages.flatMap(({ line }) => line.quotes.slice(0, 1));
}
