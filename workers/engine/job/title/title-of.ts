import { occupationByTitle } from "../../knowledge";
import { wordKey } from "../../parse/fold";
import type { JobInput } from "../../types";
import { plainText } from "../sentences/plain-text";
import { type TitleCandidate, titleCandidates } from "./title-candidates";
import { headStrength, type Token, tokensOf } from "./title-tokens";

const LABEL =
  /^(?:job |position |role )?(?:title|description|posting|position|role|vacancy|opening)\s*[:：]\s*/iu;
/** The first line of a pasted posting that isn't its title: "Description", "Experience range: 10+ years". */
const NO_TITLE =
  /^(?:(?:full |short )?(?:description|summary|details|overview|introduction|technical\/functional skills)|(?:[\p{L}/]+ )?(?:experience|years|location|salary|department|company|client|duration|shift|date|skills?|education|qualifications?)(?: [\p{L}/]+)?\s*[:：].*)$/iu;
const HEADING_WORDS = new Set(
  `about us we our your you the a an this job role position description summary overview details who what why are is do
  will want need responsibilities duties tasks requirements qualifications benefits skills profile introduction company
  vacancy posting opportunity posted apply now aufgaben profil stelle beschreibung unser ihr dein`.split(
    /\s+/,
  ),
);

/** A title that the base knows is likelier to be one. */
const KNOWN = 1;
const KNOWN_FROM = 0.8;
/** "Engineer", "manager": a single word tells little where the text also says more. */
const SINGLE_WORD = -1;
/** "Experienced staff", "people": whom, not what. */
const ANYBODY = -2;
const GROUP = /^(?:staff|people|personnel|crew|members?|professionals?|students?|employees?|candidates?)$/;
/** "F/T Employee": on which terms someone works, and not what they do. */
const TERMS_ALONE =
  /^(?:(?:[fp] ?t|full|part|time|permanent|temporary|temp|fixed|term|contract|w ?2|salaried|hourly|regular) )+(?:employees?|staff|contractors?|positions?|members?)$/;
const AGAIN = 0.5;
const LEAST = 2;
/** Only so much of a posting is looked at: its end is about the employer. */
const LONGEST = 12_000;

/** A given title without its label; the title inside a sentence; "" for what is no title at all. */
function ownTitle(given: string): string {
  const bare = given.replace(LABEL, "").trim();
  if (/\b(?:looking for|seeking|hiring|recruiting|suchen|recherch\w+|buscamos)\b/iu.test(bare)) {
    const told = titleInText(bare);
    if (told) return told;
  }
  const words = wordKey(bare).split(" ");
  return NO_TITLE.test(bare) || words.every((word) => HEADING_WORDS.has(word)) ? "" : bare;
}

/** The job's title: the form's own, else the one that the text itself names, whatever its layout; "" where neither says it. */
export function titleOf(input: JobInput): string {
  return ownTitle(input.title.trim()) || titleInText(input.description);
}

/** The title that a posting's text names; "" for none. Line breaks and runs of spaces make no difference. */
export function titleInText(text: string): string {
  const flat = plainText(text).text.slice(0, LONGEST);
  const tokens = tokensOf(flat);
  const named = titleCandidates(flat, tokens).map((one) => ({ ...one, ...wording(flat, tokens, one) }));
  let best = { score: LEAST, words: "" };
  for (const one of distinct(named)) {
    if (TERMS_ALONE.test(one.key)) continue;
    const score = scoreOf(one, named);
    if (score > best.score) best = { score, words: one.words };
  }
  return best.words;
}

type Named = TitleCandidate & { words: string; key: string };

function wording(
  flat: string,
  tokens: Token[],
  { from, to }: TitleCandidate,
): { words: string; key: string } {
  const words = flat
    .slice(tokens[from]!.start, tokens[to - 1]!.end)
    .replace(/^[\s"“(*]+|[\s,"”*/&-]+$/gu, "");
  return { words, key: wordKey(words) };
}

function distinct(named: Named[]): Named[] {
  const best = new Map<string, Named>();
  for (const one of named) {
    const known = best.get(one.key);
    if (!known || one.weight > known.weight) best.set(one.key, one);
  }
  return [...best.values()].sort((a, b) => a.from - b.from);
}

function scoreOf(one: Named, all: Named[]): number {
  const words = one.key.split(" ");
  const again = all.filter(
    (other) => other.from !== one.from && ` ${other.key} `.includes(` ${one.key} `),
  ).length;
  const known = (occupationByTitle(one.words)?.confidence ?? 0) >= KNOWN_FROM;
  const bare = words.length === 1 || tokensOf(one.words).every((token) => headStrength(token) === 1);
  const anybody = GROUP.test(words.at(-1)!) && !known;
  return (
    one.weight +
    (anybody ? ANYBODY : 0) +
    (known ? KNOWN : 0) +
    (bare ? SINGLE_WORD : 0) +
    AGAIN * Math.min(2, again)
  );
}
