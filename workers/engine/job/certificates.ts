import type { Requirement } from "../types";
import { CERTIFICATES } from "./certificate-names";
import { clausesOf } from "./cues";
import { partAround } from "./posting";
import { requirement } from "./requirement";
import { asksNothing } from "./sentences/offering";
import type { Posting } from "./sentences/segments";
import { COMMA, OR } from "./skills/choice-words";

/** The employer's own check of whom it takes on: "any offer is subject to", "free DBS". */
const AFTER_AN_OFFER =
  /\b(?:offers?|employment|appointments?|posts?|positions?|roles?)\b[^.;]{0,80}\b(?:subject to|conditional|provisional|upon|receipt of)\b|\bpre-employment\b|\bfree (?:enhanced )?dbs\b|\b(?:dbs|checks?)\b[^.;]{0,60}\bwill be (?:carried out|obtained|undertaken|conducted|made|paid)|\b(?:cost|charge|fee|price)s?\b[^.;]{0,40}\b(?:dbs|checks?)\b|\b(?:dbs|checks?)\b[^.;]{0,20}\b(?:cost|charge|fee)s?\b|\bwe (?:pay|cover|fund)\b[^.;]{0,60}\bdbs\b/iu;

/** Certificates and licences asked for, as the table names them. Anything else stays text, because a guess would be a wrong claim. */
export function certificatesIn(posting: Posting): Requirement[] {
  const found: Requirement[] = [];
  for (const segment of posting.segments) {
    if (asksNothing(segment.section)) continue;
    const clauses = clausesOf(segment.text, segment.section);
    const papers: Paper[] = [];
    for (const [id, label, pattern] of CERTIFICATES) {
      const hit = pattern.exec(segment.text);
      if (!hit) continue;
      const clause = clauses.find((one) => hit.index >= one.start && hit.index < one.end);
      if (clause?.notAsked || (id === "dbs" && AFTER_AN_OFFER.test(segment.text))) continue;
      const [start, end] = [hit.index, hit.index + hit[0].length];
      const named = namedBy(id, label, hit[0], segment.text.slice(end));
      papers.push({ ...named, start, end, importance: clause?.importance === "nice" ? "nice" : "must" });
    }
    for (const { start, end, ...paper } of withChoices(segment.text, papers))
      found.push(
        requirement({
          kind: "certificate",
          ...paper,
          quotes: [partAround(posting.text, segment, start, end)],
          gate: segment.field === "requirements",
        }),
      );
  }
  return found;
}

type Paper = Pick<Requirement, "label" | "anyOf" | "importance"> & { start: number; end: number };

const LIST_WITH_OR = /^(?:, ?\p{Lu}+)*,? or \p{Lu}/u;

/** "part-qualified AAT or ACCA": of papers with "or" between them one is enough. */
function withChoices(text: string, papers: Paper[]): Paper[] {
  const joined: Paper[] = [];
  for (const paper of papers.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, paper.start) : "";
    const isOr = OR.test(between) || (COMMA.test(between) && LIST_WITH_OR.test(text.slice(paper.end)));
    if (!last || !isOr) joined.push(paper);
    else {
      last.end = paper.end;
      last.anyOf = [...last.anyOf, ...paper.anyOf];
      last.label = text.slice(last.start, paper.end);
    }
  }
  return joined;
}

/** Papers of several bodies that one entry of the table covers: one body's isn't another's. */
const BODIES: Record<string, RegExp> = {
  "personal-trainer": /\b(?:nasm|ace|issa|acsm|nsca)\b/giu,
  "cloud-certificate":
    /\b(?:aws|amazon|azure|google|gcp|oracle|salesforce|microsoft|cisco|comptia|ccn[ap]|az-\d{3})\b/giu,
  shrm: /\b(?:shrm|s?phr|cipd)/giu,
  "electrician-licence": /18th edition/giu,
};
const OR_EQUIVALENT = /^[^.;]{0,60}\b(?:equivalent|similar|comparable|other)\b/iu;

/** The entry of the table, and the bodies named where no other will do: "personal-trainer:acsm". */
function namedBy(id: string, label: string, words: string, after: string) {
  const bodies = [...new Set((words.match(BODIES[id] ?? /$^/gu) ?? []).map((one) => one.toLowerCase()))];
  if (bodies.length === 0 || OR_EQUIVALENT.test(after))
    return { label: OF_SEVERAL.test(id) && !shareWord(label, words) ? words : label, anyOf: [id] };
  return { label: words, anyOf: bodies.map((body) => `${id}:${body}`) };
}

/** "Registered Nurse Level 1", "CIMA", "PGCE": of an entry that holds several papers the posting's own words say which. */
const OF_SEVERAL =
  /^(?:acca|arb|bar|care-certificate|electrician-licence|insurance-licence|nursing-licence|pe-licence|teaching-licence)$/;

function shareWord(label: string, words: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);
  return wordsOf(words).some((word) => word.length > 2 && wordsOf(label).includes(word));
}

/** Papers that nobody gets without the one before them, or that say as much and more. */
const HIGHER: Record<string, string[]> = {
  "private-pilot-licence": ["commercial-pilot-licence"],
  "driving-licence": ["cdl"],
  cpr: ["bls"],
  bls: ["acls"],
  "cloud-certificate:ccna": ["cloud-certificate:ccnp"],
  "shrm:phr": ["shrm:sphr"],
};

/** Grades of one paper, the lowest first: who holds one holds those before it. */
const GRADES: Record<string, RegExp[]> = {
  cdl: [
    /\bclass c\b/iu,
    /\bclass b\b|\bcdl[- ]?b\b|\bclass 2\b/iu,
    /\bclass a\b|\bcdl[- ]?a\b|\bclass 1\b/iu,
  ],
  "electrician-licence": [/\bjourneyman\b/iu, /\bmaster\b/iu],
  "six-sigma": [/\byellow belt/iu, /\bgreen belt/iu, /\bblack belt/iu],
  osha: [/\b10\b/u, /\b30\b/u],
  prince2: [/\bfoundation\b/iu, /\bpractitioner\b/iu],
};

/**
 * @param asked the posting's words for a paper
 * @param held a résumé's words for the same one
 * @returns whether a lower grade of it is held than is asked for; words without a grade are no lower one
 */
export function isLowerGrade(id: string, asked: string, held: string): boolean {
  const gradeIn = (words: string) => (GRADES[id] ?? []).findLastIndex((grade) => grade.test(words));
  return gradeIn(held) >= 0 && gradeIn(held) < gradeIn(asked);
}

/** True where a certificate's or licence's words in a résumé name the one with this id or a higher one, and its body where the id has one. */
export function namesCertificate(id: string, words: string): boolean {
  const [entry, body] = id.split(":");
  if (HIGHER[id]?.some((one) => namesCertificate(one, words))) return true;
  if (!CERTIFICATES.find(([known]) => known === entry)?.[2].test(words)) return false;
  return (
    body === undefined || (words.toLowerCase().match(BODIES[entry!]!) ?? ([] as string[])).includes(body)
  );
}

/** Titles that only who holds the licence may bear. */
const PROTECTED_TITLES: Record<string, RegExp> = {
  "nursing-licence":
    /\b(?:RN|LPN|LVN|[Rr]egistered(?: [Gg]eneral)? [Nn]urse|[Ll]icensed (?:[Pp]ractical|[Vv]ocational) [Nn]urse)\b/u,
  bar: /\b(?:attorney at law|solicitor|barrister|Rechtsanw(?:alt|ältin)|avocate?)\b/iu,
  "commercial-pilot-licence": /\b(?:commercial|airline transport) pilot\b/iu,
  arb: /\b(?:registered|licensed|chartered) architect\b/iu,
  "electrician-licence": /\b(?:licensed|journeyman|master) electrician\b/iu,
};

export function isTitleOfHolder(id: string, title: string): boolean {
  return [id, ...(HIGHER[id] ?? [])].some((one) => PROTECTED_TITLES[one]?.test(title) ?? false);
}

/** Ends in a word for a paper: "food hygiene certificate", "ASE certified". */
const PAPER =
  /\b(?:certificates?|certifications?|certified|licen[cs]es?|accreditation)(?: (?:in|of|as|for) .*)?$/iu;

/** "AAAE Certified Member", "Certified Welding Inspector": what its holder is called. */
const HOLDER = /\bCertified(?: \p{Lu}[\p{L}-]+){1,4}$/u;

/** True where a phrase asks for a paper that the table doesn't know by name. */
export function asksForPaper(words: string): boolean {
  return PAPER.test(words) || HOLDER.test(words);
}

/** True where words name a certificate or licence of the table: it is asked for as such, not as a skill too. */
export function isCertificate(words: string): boolean {
  return CERTIFICATES.some(([, , pattern]) => pattern.test(words));
}

/** Where words of a text name certificates of the table: "OSHA 40-hour HAZWOPER". */
export function certificatePlaces(text: string): { start: number; end: number }[] {
  return CERTIFICATES.filter(([, , pattern]) => pattern.test(text)).flatMap(([, , pattern]) =>
    [...text.matchAll(new RegExp(pattern, "giu"))].map((hit) => ({
      start: hit.index,
      end: hit.index + hit[0].length,
    })),
  );
}
