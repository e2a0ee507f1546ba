import { wordKey } from "../../parse/fold";
import type { Requirement, TextQuote } from "../../types";
import type { Posting } from "../sentences/segments";

/** "Experience with Procore", "using Salesforce": asked for, no matter who sells it. */
const USED_BEFORE =
  /\b(?:experienced?(?! (?:for|at))|knowledge|proficien\p{L}+|familiar\p{L}*|skilled|certified|using|uses?|background|expertise)\b[^.;]{0,40}$/iu;
const BEFORE = 60;
/** "Apex is a maker of", "at Apex, we": a name that does something is a firm's; what "is required" is asked for. */
const DOES =
  "(?: (?:is|was|has been) (?:an?|the|one of|proud|committed|home to|looking|hiring|seeking|owned|part of)| (?:offers|helps|welcomes|operates|believes|employs|serves|celebrates|invests|hires)|,? (?:we|our)|’s mission|'s mission)(?!\\p{L})";
const FIRM = new RegExp(
  `(?:^|[.!?:]\\s+|\\n\\s*|\\b[Aa]t )(\\p{Lu}[^\\s.!?:;,]*(?: [^\\s.!?:;,]+){0,2}?)${DOES}`,
  "gu",
);

/** Names of up to three words that the text speaks of as of a firm. */
export function firmsIn({ text }: Posting): Set<string> {
  return new Set([...text.matchAll(FIRM)].flatMap(([, name]) => name ?? []));
}

/** Whether a requirement is only the name of who offers the job. @param employer as read, if it was; @param firms of the same posting */
export function isEmployersName(
  posting: Posting,
  employer: TextQuote | string | null,
  firms: Set<string>,
  { kind, quotes, gate }: Requirement,
): boolean {
  const quote = quotes[0];
  if (!quote || gate || (kind !== "skill" && kind !== "duty") || !/^\p{Lu}/u.test(quote.text)) return false;
  const before = posting.text.slice(Math.max(0, quote.start - BEFORE), quote.start);
  if (USED_BEFORE.test(before)) return false;
  const name = wordKey(typeof employer === "object" ? (employer?.text ?? "") : employer);
  const own = wordKey(quote.text.replace(/[’']s$/u, ""));
  if (own !== "" && (name === own || name.startsWith(`${own} `))) return true;
  return firms.has(quote.text);
}
