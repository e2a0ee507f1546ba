import type { EducationLevel, Requirement } from "../types";
import { clausesOf } from "./cues";
import { quoteOf } from "./posting";
import { requirement } from "./requirement";
import type { Posting } from "./segments";

/** Degrees from low to high. */
export const EDUCATION_ORDER: EducationLevel[] = [
  "school",
  "vocational",
  "associate",
  "bachelor",
  "master",
  "doctorate",
];

/** Words of a posting that name a level, in English, German, French and Spanish. */
const LEVELS: [EducationLevel, RegExp][] = [
  ["doctorate", /\b(ph\.?\s?d\.?|doctora(te|l)|promotion|doctorat|doctorado)(?![\p{L}])/giu],
  [
    "master",
    /\b(master[’']?s?( of \w+| degree|abschluss)|master[’']s|ms or ph\.?d|m\.?sc\.?|mba|m\.?eng\.?|graduate degree|advanced degree|postgraduate|diplom(-\w+)?|maîtrise|bac ?\+ ?5|máster)(?![\p{L}])/giu,
  ],
  [
    "bachelor",
    /\b(bachelor[’']?s?( of \w+| degree|abschluss)?|b\.?sc\.?|b\.?tech|b\.?eng\.?|b\.?a\.?\/b\.?s\.?|bs\/ms|b\.?s\.? (degree|in)|b\.?a\.? (degree|in)|undergraduate degree|university degree|college degree|four[- ]year degree|4[- ]year degree|(abgeschlossenes? )?(hochschul)?studium|licence (en|professionnelle|de lettres|de droit|universitaire)|bac ?\+ ?3|grado universitario|licenciatura|titulación universitaria|degree (in|level|qualified|or equivalent)|degree)(?![\p{L}])/giu,
  ],
  ["associate", /\b(associate[’']?s?( degree)|foundation degree|hnd|bac ?\+ ?2|bts|dut)(?![\p{L}])/giu],
  [
    "vocational",
    /\b(vocational (training|qualification|education)|apprenticeship|trade (school|certificate)|(abgeschlossene |kaufmännische |technische )*(berufs)?ausbildung|nvq( level \d)?|city (&|and) guilds|cap|formación profesional)(?![\p{L}])/giu,
  ],
  [
    "school",
    /\b(high school( diploma)?|ged|secondary school( diploma)?|a[- ]levels|gcses?|abitur|baccalauréat|bachillerato)(?![\p{L}])/giu,
  ],
];

const LABELS: Record<EducationLevel, string> = {
  school: "School leaving certificate",
  vocational: "Vocational training",
  associate: "Associate degree",
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctorate: "Doctorate",
};

const EQUIVALENT =
  /or (an? )?(equivalent|similar|comparable|relevant|commensurate)|equivalent (practical |work |professional |combination|experience)|or \d+\+? years|in lieu of|oder (vergleichbar|gleichwertig)|ou équivalent|o equivalente/iu;
/** "or equivalent recognised qualification": another degree may stand in, experience may not. */
const EQUIVALENT_DEGREE =
  /or (?:an? )?(?:equivalent|similar|comparable)(?! experience)(?:[\s/]+(?!experience|and\b|or\b|with\b)[\p{L}'’-]+){0,4}?[\s/]+(?:qualifications?|degrees?|diplomas?|certificates?|certifications?)(?!\p{L})/iu;
/** "degree" in a figure of speech. */
const NOT_A_DEGREE =
  /(high|great|large|certain|some|strong|greater|higher) degree|degree of|\d\s*degrees?|\bdegrees? (celsius|fahrenheit)|ba[ck]{1,2}elor part/iu;

/** What `anyOf` holds beside the level where experience may stand in for a degree. */
export const EQUIVALENT_EXPERIENCE = "equivalent-experience";

/**
 * The degree that a posting asks for. Several levels in one sentence ("Bachelor's or Master's") count once, as the lowest;
 * "or equivalent experience" is kept in `anyOf`.
 * @returns at most one requirement per strength of asking
 */
export function educationIn(posting: Posting): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const segment of posting.segments) {
    if (segment.field === "title" || ["benefits", "about", "legal"].includes(segment.section)) continue;
    const clauses = clausesOf(segment.text, segment.section);
    const hits: { level: EducationLevel; at: number; importance: Requirement["importance"] }[] = [];
    for (const [level, pattern] of LEVELS) {
      for (const hit of segment.text.matchAll(pattern)) {
        const around = segment.text.slice(Math.max(0, hit.index - 12), hit.index + hit[0].length + 8);
        if (NOT_A_DEGREE.test(around)) continue;
        const clause = clauses.find((one) => hit.index >= one.start && hit.index < one.end);
        if (clause?.notAsked) continue;
        hits.push({ level, at: hit.index, importance: clause?.importance ?? "context" });
      }
    }
    for (const importance of ["must", "context", "nice"] as const) {
      const same = hits.filter((hit) => hit.importance === importance);
      if (same.length === 0) continue;
      const level = EDUCATION_ORDER.find((one) => same.some((hit) => hit.level === one))!;
      const asked = importance === "context" ? "must" : importance;
      const known = found.get(asked);
      if (known && EDUCATION_ORDER.indexOf(known.level as EducationLevel) <= EDUCATION_ORDER.indexOf(level))
        continue;
      const equivalent = EQUIVALENT.test(segment.text.replace(EQUIVALENT_DEGREE, ""));
      found.set(
        asked,
        requirement({
          kind: "education",
          importance: asked,
          label: LABELS[level] + (equivalent ? " or equivalent experience" : ""),
          anyOf: equivalent ? [level, EQUIVALENT_EXPERIENCE] : [level],
          level,
          quotes: [quoteOf(posting.text, segment.start, segment.end)],
          gate: segment.field === "requirements",
        }),
      );
    }
  }
  const must = found.get("must");
  const nice = found.get("nice");
  if (must && nice && must.level === nice.level) return [must];
  return [...found.values()];
}

/** Where a text names a degree ("Bachelor's degree", "PhD"). */
export function degreeWordsIn(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (const [, pattern] of LEVELS) {
    for (const hit of text.matchAll(pattern)) {
      const around = text.slice(Math.max(0, hit.index - 12), hit.index + hit[0].length + 8);
      const degree = /^\s+degrees?\b/i.exec(text.slice(hit.index + hit[0].length))?.[0].length ?? 0;
      if (!NOT_A_DEGREE.test(around))
        spans.push({ start: hit.index, end: hit.index + hit[0].length + degree });
    }
  }
  return spans;
}
