import { skillById } from "../../knowledge";
import type { Requirement } from "../../types";
import { isKnown, RANK } from "../requirement";
import type { Posting } from "../sentences/segments";
import { isWorkVerb } from "../sentences/sentence-words";

const NOUN =
  "(?:tool|tooling|system|service|language|solution|platform|framework|package|database|protocol|engine|standard|methodology|methodologies|technology|technologies|library|libraries|software)s?";
const KIND = new RegExp(`^(?:[\\p{L}\\d/&-]+ ){0,3}${NOUN}$`, "iu");
const NAMED = new RegExp(
  `^(?: ${NOUN})?(?:,? (?:such as|like|including|for example,?|for instance,?) |,? ?\\((?:such as |like |including |e\\.? ?g\\.?[,:]? ?)?|,? e\\.? ?g\\.?[,:]? )$`,
  "iu",
);

/**
 * Requirements without those that only name the kind of what is named next: "messaging frameworks such as RabbitMQ, Redis",
 * "version control (e.g. Git)".
 */
export function leaveKindsNamed({ text }: Posting, found: Requirement[]): Requirement[] {
  const things = found
    .filter(({ kind, importance }) => (kind === "skill" || kind === "duty") && importance !== "context")
    .toSorted((a, b) => a.quotes[0]!.start - b.quotes[0]!.start);
  const kinds = things.filter((kind, at) => {
    const named = things[at + 1];
    if (!named || kind.minYears !== null || kind.gate) return false;
    if (RANK[named.importance] < RANK[kind.importance]) return false;
    const gap = NAMED.exec(text.slice(kind.quotes[0]!.end, named.quotes[0]!.start))?.[0];
    return gap !== undefined && (isKnown(kind) ? isParentOf(kind, named) : isKind(kind, gap));
  });
  return found.filter((one) => !kinds.includes(one));
}

/** A product stays asked for beside its parts: "AWS (S3, Lambda)". */
function isParentOf({ anyOf: [id, ...others] }: Requirement, named: Requirement): boolean {
  if (others.length > 0 || skillById(id!)?.kind === "tool") return false;
  return named.anyOf.every((one) => skillById(one)?.parents.includes(id!));
}

function isKind({ quotes: [quote] }: Requirement, gap: string): boolean {
  const words = quote!.text + (/^ \p{L}+(?=[ ,(])/u.exec(gap)?.[0] ?? "");
  const [first = ""] = quote!.text.toLowerCase().split(" ");
  return !isWorkVerb(first) && (KIND.test(quote!.text) || KIND.test(words));
}
