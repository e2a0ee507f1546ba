import type { EmploymentType, WorkMode } from "../types";
import type { Posting } from "./segments";

const HYBRID =
  /\bhybrid\b|\b[1-4] days? (per|a|\/) ?week (in|at|from) (the |our )?(office|home)|teilweise (homeoffice|remote)|hybride|híbrido/iu;
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
  ["internship", /\b(internship|intern position|praktikum|stage de|prácticas)\b/iu],
  [
    "contract",
    /\b(fixed[- ]term|freelance|contract (role|position|basis|type: contract)|contractor|\d+[- ]months? contract|temporary|befristet\w*|cdd|contrato temporal)\b/iu,
  ],
  ["part-time", /\b(part[- ]time|teilzeit|temps partiel|media jornada|tiempo parcial)\b/iu],
  [
    "full-time",
    /\b(full[- ]time|permanent|vollzeit|unbefristet\w*|temps plein|cdi|jornada completa|tiempo completo)\b/iu,
  ],
];

/** The kind of contract, if the posting says so and names only one. */
export function employmentTypeIn(posting: Posting): EmploymentType | null {
  const texts = posting.segments
    .filter((s) => !["benefits", "legal", "about"].includes(s.section))
    .map((s) => s.text);
  const named = EMPLOYMENT.filter(([, pattern]) => texts.some((text) => pattern.test(text))).map(
    ([type]) => type,
  );
  return named.length === 1 ? named[0]! : null;
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
