import type { Message, Quote } from "../../types";
import type { Passage } from "../evidence/passages";
import type { SkillAnswer } from "../evidence/skill-index";

/** How a skill that stands in for another relates to it; one that is the same in all but name counts towards it. */
const NEARNESS = {
  same: "more-special",
  child: "more-special",
  neighbour: "close",
  parent: "broader",
} as const;

/** The requirement by its own name, or by one that comes close to it. */
export function namedReason(answer: SkillAnswer, label: string, minYears: number | null): Message {
  const { evidence, near } = answer;
  if (near !== "same") return closeReason(answer, label);
  return {
    code: "named",
    label,
    words:
      evidence.name.toLowerCase() === label.toLowerCase()
        ? label
        : (evidence.quotes[0]?.text ?? evidence.name),
    place: evidence.where,
    months: evidence.where === "experience" ? evidence.months : 0,
    minYears,
  };
}

/** Another skill that counts towards the requirement, comes close to it or is broader. */
export function closeReason({ evidence, near }: SkillAnswer, label: string): Message {
  return {
    code: "stands-in",
    label,
    name: evidence.name,
    nearness: NEARNESS[near],
    place: evidence.where,
  };
}

/** What a line says of a requirement, the line quoted. */
export function lineReason(
  code: "told" | "told-in-part" | "suggested" | "unclear-line",
  label: string,
  evidence: Quote[],
): Message {
  const [first] = evidence;
  const quote = first?.text ?? null;
  if (code !== "unclear-line") return { code, label, quote };
  return { code, label, quote, line: first && first.line >= 0 ? first.line + 1 : null };
}

/** The lines behind some passages. */
export function quotesOf(passages: Passage[]): Quote[] {
  return passages.flatMap(({ line }) => line.quotes.slice(0, 1));
}
