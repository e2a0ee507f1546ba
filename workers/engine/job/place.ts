import { wordKey } from "../parse/fold";
import { isCity, isCountry, isPlaceCode } from "../parse/words/places";
import type { EmploymentType, WorkMode } from "../types";
import { fieldText, type Posting } from "./sentences/segments";

const HYBRID =
  /\bhybrid\b(?! ?\/ ?ev\b| (?:(?:multi-?)?cloud|structure|architecture|infrastructure|vehicle|car|engine|electric|powertrain|devops|mobile|app|network|search|solution|data|material|integration|deployment)s?\b)|\b[1-4] days? (per|a|\/) ?week (in|at|from) (the |our )?(office|home)|teilweise (homeoffice|remote)|hybride|híbrido/iu;
const REMOTE =
  /\b(fully |100 ?% |completely )?remote(ly)?\b(?! (patient|sensing|monitoring|server|access|control|site|area|location|desktop|support|teams?))|work(ing)? from (home|anywhere)|home ?office|télétravail|teletrabajo|\bwfh\b/iu;
const ON_SITE = /\bon[- ]?site\b|\bin[- ]office\b|\bin[- ]person\b|vor ort|sur site|presencial/iu;
const NOT_REMOTE = /\b(no|not|isn[’']t|without) (a )?(fully )?(remote|hybrid)/iu;

/** Where the work is done, if the posting says so. Words for hybrid win over the others. */
export function workModeIn(posting: Posting, location?: string): WorkMode | null {
  const texts = [location ?? "", ...posting.segments.filter((s) => s.section !== "legal").map((s) => s.text)];
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text) && !NOT_REMOTE.test(text));
  if (has(HYBRID)) return "hybrid";
  if (has(REMOTE)) return "remote";
  return texts.some((text) => ON_SITE.test(text) || NOT_REMOTE.test(text)) ? "on-site" : null;
}

const EMPLOYMENT: [EmploymentType, RegExp][] = [
  ["internship", /(?<!\p{L})(?:internship|intern position|praktikum|stage de|prácticas)(?!\p{L})/iu],
  [
    "contract",
    /(?<!\p{L})(?:fixed[- ]term|freelance|contract (?:role|position|basis|type: contract)|contractor|\d{1,3}[- ]months? contract|temporary|befristet\p{L}*|cdd|contrato temporal)(?!\p{L})/iu,
  ],
  [
    "part-time",
    /(?<!\p{L})(?:part[- ]time|teilzeit|temps partiel|media jornada|tiempo parcial|jumătate de normă)(?!\p{L})/iu,
  ],
  [
    "full-time",
    /(?<!\p{L})(?:full[- ]?time(?! (?:employees?|students?|staff|education|parents?))|vollzeit|temps plein|jornada completa|tiempo completo|normă întreagă)(?!\p{L})/iu,
  ],
];

/** What a label says ("Job type: Contract") goes before what stands elsewhere. */
const LABELLED =
  /(?:job|employment|contract|position|work) ?(?:type|status|basis)\s?[:：]\s?(full[- ]?time|part[- ]?time|contract|temporary|fixed[- ]term|internship)/iu;
const BY_LABEL: [EmploymentType, RegExp][] = [
  ["internship", /intern/iu],
  ["contract", /contract|temp|fixed/iu],
  ["part-time", /part/iu],
  ["full-time", /full/iu],
];
/** What is paid to whom, and what the law calls someone. */
const OF_OTHERS =
  /\b(?:benefits?|insurance|eligible|401|holiday|vacation|colleagues|employs|veterans?|equal opportunity)\b/iu;

/** The kind of contract, if the posting says so and names only one. */
export function employmentTypeIn({ text, starts }: Posting): EmploymentType | null {
  const label = LABELLED.exec(text)?.[1];
  if (label) return BY_LABEL.find(([, pattern]) => pattern.test(label))?.[0] ?? null;
  const sentences = starts.map((start, at) => text.slice(start, starts[at + 1]));
  const own = sentences.filter((sentence) => !OF_OTHERS.test(sentence));
  const named = EMPLOYMENT.filter(([, pattern]) => own.some((sentence) => pattern.test(sentence)));
  return named.length === 1 ? named[0]![0] : null;
}

const PLACE_LABEL =
  /(?:^|[ .;|])(?:(?:job |work |office )?location|based in|standort|arbeitsort|lieu|ubicación|locație)\s?[:：] ?/iu;
const PLACE =
  /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}(?:, (?:\p{Lu}{2}\b|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))?)/u;
/** "Seattle, WA": a town and its state, as the head of a posting has it. */
const TOWN_AND_STATE = /(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}), (\p{Lu}{2})(?!\p{L})/gu;
const HEAD = 400;
/** "Join our team in Leeds", "based in Oslo": a known town only. */
const TOLD =
  /\b(?:based|located|office|offices|team|role|position|vacancy|opportunity|work|job|hospital|clinic|restaurant|shop|store|branch|practice) (?:is )?in (?:our |the |central |downtown )?(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?)/gu;

/**
 * Where the job is, in the posting's words: behind a label, a known town with its state at the head, or a known town where
 * a sentence says that the work is.
 * @param location the form's own, which goes before
 * @returns null where neither stands there; "Remote" is a way of working (`workModeIn`), not a place
 */
export function placeIn(posting: Posting, location?: string): string | null {
  const given = location?.trim();
  if (given) return given;
  const text = fieldText(posting, "description");
  const label = PLACE_LABEL.exec(text);
  const named = label ? PLACE.exec(text.slice(label.index + label[0].length))?.[1] : undefined;
  const known = named
    ?.split(",")
    .map((part) => part.trim())
    .find((part) => isCity(wordKey(part)) || isPlaceCode(part) || isCountry(wordKey(part)));
  if (named && known) return /,/.test(named) ? named : known;
  for (const hit of text.slice(0, HEAD).matchAll(TOWN_AND_STATE)) {
    const words = hit[1]!.split(" ");
    const count = [3, 2, 1].find(
      (size) => size <= words.length && isCity(wordKey(words.slice(-size).join(" "))),
    );
    if (count && isPlaceCode(hit[2]!)) return `${words.slice(-count).join(" ")}, ${hit[2]}`;
  }
  const told = [...text.matchAll(TOLD)].map((hit) => hit[1]!).find((name) => isCity(wordKey(name)));
  return told ?? null;
}

const TEAM =
  /\b(?:team|squad|crew|group|department) of (?:about |around |over |approximately |up to |more than )?(\d{1,3}(?:\s?[-–]\s?\d{1,3})?\+?)\b|\b(\d{1,3}(?:\s?[-–]\s?\d{1,3})?\+?)[- ](?:person|people|member|strong|köpfig\w*) (?:\w+ )?(?:team|squad|crew)|team size:?\s*(\d{1,3}(?:\s?[-–]\s?\d{1,3})?\+?)|équipe de (\d{1,3})|equipo de (\d{1,3})|(\d{1,3})[- ]köpfiges team/iu;

/** The team's size in the posting's own figures ("8", "5-10"), or null. */
export function teamSizeIn(posting: Posting): string | null {
  for (const segment of posting.segments) {
    const hit = TEAM.exec(segment.text);
    const figure = hit?.slice(1).find(Boolean);
    if (figure) return figure.replace(/\s/g, "").replace("–", "-");
  }
  return null;
}
