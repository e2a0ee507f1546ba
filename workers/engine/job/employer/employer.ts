import { listedWord } from "../../knowledge";
import { stem } from "../../knowledge/lexical/stem";
import { wordKey } from "../../parse/fold";
import { companyWeight } from "../../parse/words/organisations";
import { isCity } from "../../parse/words/places";
import type { TextQuote } from "../../types";
import { quoteOf } from "../posting";
import { fieldText, type Posting } from "../sentences/segments";
import { type EmployerName, employerName, fullest } from "./employer-name";
import { NAME, WAYS, WEIGHT } from "./employer-patterns";

/** "nakedhearts is an ambitious start-up", at the very beginning only. */
const SMALL_NAME = /^([\p{Ll}][\p{L}\p{N}.]{3,24}) is (?:an?|the|looking|hiring|seeking) /u;

/** Below this nobody is named rather than a doubtful name. */
const LEAST = 2.2;
/** Most postings begin with the employer; names below `FAR` are rather partners, products and laws. */
const EARLY = 200;
const LONGEST = 15_000;
const FAR = 6_000;
/** "Busy workshop in Paarl is looking", "our last Reel was a man". */
const NO_FIRM_AFTER = /\b(?:in|near|around|(?:our|my|your|his|her)(?: \p{Ll}+)?) $/iu;
/** "Registered with the Pharmacy Council". */
const AMONG_OTHERS =
  /\b(?:[Rr]egist\p{L}+|[Ll]icen[cs]\p{L}+|[Mm]ember\p{L}*|\p{Lu}{2,5}) (?:with|of|to) (?:the )?$/u;
const AT = /\b(?:at|within|with|bei|chez) (?:the )?$/iu;
/** "Engineer at Acme.", "the team at Acme (", and not "swap trailers at Tebay." */
const JOB_AT =
  /(?:\p{Lu}\p{L}+|\b(?:team|role|job|position|post|work|working|life|opportunity|career|family|staff|people|here)) (?:at|within|bei|chez) (?:the )?$/u;
const ENDS = /^(?:[,.!]| \()/u;
const BEFORE = 30;

type Named = EmployerName & { weight: number };

/** Who offers the job: the form's company name, else "About ACME", "join ACME" and the like; null where the text names nobody clearly. */
export function employerIn(posting: Posting, companyName?: string): TextQuote | string | null {
  const given = companyName?.trim();
  if (given) return given;
  const from = posting.fields.find(({ field }) => field === "description")?.start ?? 0;
  const text = fieldText(posting, "description").slice(0, LONGEST);
  const best = likeliest(text, namesIn(text));
  return best ? quoteOf(posting.text, from + best.start, from + best.end) : null;
}

function namesIn(text: string): Named[] {
  const found: Named[] = [];
  for (const [weight, pattern] of WAYS) {
    for (const hit of text.matchAll(pattern)) {
      const at = hit.index + hit[0].indexOf(hit[1]!);
      const name = employerName(text, hit[1]!, at, weight);
      if (name && !isOther(text, name, weight))
        found.push({ ...name, weight: hit.index > FAR ? weight / 2 : weight });
    }
  }
  found.push(...inOpening(text));
  const small = SMALL_NAME.exec(text);
  if (small)
    found.push({
      name: small[1]!,
      key: wordKey(small[1]!),
      start: 0,
      end: small[1]!.length,
      weight: WEIGHT.small,
    });
  return found;
}

/** What is named beside the employer: places, registers, tools, and common nouns that begin a sentence. */
function isOther(text: string, { name, key, start, end }: EmployerName, weight: number): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const behind = text.slice(end);
  const isSingle = text.split(name).length === 2;
  const isFirm = key.split(" ").some((word) => companyWeight(word) > 0);
  const isNoun = !key.includes(" ") && listedWord(stem(key)) !== undefined;
  return (
    (NO_FIRM_AFTER.test(before) && !behind.startsWith(", we ")) ||
    AMONG_OTHERS.test(before) ||
    (isSingle && !isFirm && AT.test(before) && ENDS.test(behind) && !JOB_AT.test(before)) ||
    (isSingle && isNoun && weight === WEIGHT.is)
  );
}

/** Names that stand beside the title: they come back later, or a town follows them ("Acme Homes Dallas, TX"). */
function inOpening(text: string): Named[] {
  const found: Named[] = [];
  for (const hit of text.slice(0, EARLY + 60).matchAll(new RegExp(`(${NAME})(?=(, \\p{Lu}{2}\\b)?)`, "gu"))) {
    const name = employerName(text, hit[1]!, hit.index);
    if (!name) continue;
    const words = name.name.split(" ");
    const town = [3, 2, 1].find(
      (count) => count < words.length && isCity(wordKey(words.slice(-count).join(" "))),
    );
    for (let count = words.length; count > 0; count--) {
      const part = employerName(text, words.slice(0, count).join(" "), name.start);
      if (!part || (count === 1 && part.key.length < 3)) continue;
      const back = text.split(part.name).length > 2;
      if (!back && !(hit[2] && town && count === words.length - town)) continue;
      found.push({ ...part, weight: back ? WEIGHT.opening : WEIGHT.founded });
      break;
    }
  }
  return found;
}

/** "Feed Ranking TikTok": the end of a title before a name that comes back often. */
function isRemnant(text: string, one: Named, named: Named[]): boolean {
  const count = (name: string) => text.split(name).length - 1;
  return (
    count(one.name) === 1 &&
    named.some(
      (other) => other.name !== one.name && one.name.endsWith(` ${other.name}`) && count(other.name) > 2,
    )
  );
}

/** A name that only stands beside the title, or only does something, may be a product or a tool. */
function isBorneOut(own: Named[]): boolean {
  const ways = new Set(own.map(({ weight }) => weight));
  return ways.has(WEIGHT.opening) ? ways.size > 1 : [...ways].some((weight) => weight > WEIGHT.offers);
}

function likeliest(text: string, named: Named[]): EmployerName | null {
  let best: { one: Named; score: number } | null = null;
  const isCommon = (one: Named) =>
    one.name !== one.name.toLowerCase() && text.includes(` ${one.name.toLowerCase()} `);
  const folded = ` ${wordKey(text)} `;
  const names = [
    ...new Map(named.toSorted((a, b) => b.start - a.start).map((one) => [one.name, one])).values(),
  ].reverse();
  for (const one of names) {
    if (isCommon(one) || isRemnant(text, one, names)) continue;
    const own = named.filter(
      (other) =>
        other.key === one.key ||
        (` ${other.key} `.includes(` ${one.key} `) && other.key.length < one.key.length * 3),
    );
    if (!isBorneOut(own)) continue;
    const again = Math.min(6, folded.split(` ${one.key} `).length - 1);
    const ways = new Map(own.map((other) => [other.weight, other]));
    const surest = [...ways.keys()].sort((a, b) => b - a).slice(0, 3);
    const legal = one.key.split(" ").some((word) => companyWeight(word) > 0) ? 0.5 : 0;
    const score =
      surest.reduce((sum, weight, at) => sum + weight / (at + 1), 0) +
      again * WEIGHT.again +
      legal +
      (one.start < EARLY ? WEIGHT.early : 0);
    if (
      score >= LEAST &&
      (!best || score > best.score || (score === best.score && one.key.length > best.one.key.length))
    )
      best = { one, score };
  }
  return best ? fullest(text, best.one) : null;
}
