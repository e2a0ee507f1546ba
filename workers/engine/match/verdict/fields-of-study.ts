import { stemsWithOffsets } from "../evidence/passages";
import { phraseOf } from "../evidence/search";

/**
 * Families of fields of study: one line each, beginnings of words. Two fields of one family are related ("Statistics" and
 * "Analytics"), though not the same. Own list, after the broad fields of the ISCED classification (2013), with the wordings of
 * English, German, French and Spanish degrees; a field may belong to several families. Business is related to each of its
 * branches, and they aren't to each other: marketing is no human resources.
 */
const FAMILIES = `
statisti mathemat mathémat matemát quantitat analytics data_scien data_analy actuar operations_research econometr physi numer scientific
computer comput software informati information_tech information_sys information_scien data_scien data_analy analytics cyber network machine_learning artificial_intel programming technical
engineer ingenieur ingénieur ingenier mechanic electr mechatron maschinenbau electronic industrial_sys aerospace robot automation physi material technolog technical
industrial_eng supply_chain logisti operations_manag production manufactur procurement transport
account rechnungswesen comptab contab financ finanz econom wirtschaft économ bank audit tax actuar commerce
business betriebswirt gestion administración_de (?<!(?:human_resources?|personnel|marketing|financial)_)manag commerce entrepreneur mba (?<!educational_)leadership organi econom financ
business betriebswirt gestion administración_de (?<!(?:human_resources?|personnel|marketing|financial)_)manag commerce entrepreneur mba (?<!educational_)leadership organi marketing
business betriebswirt gestion administración_de (?<!(?:human_resources?|personnel|marketing|financial)_)manag commerce entrepreneur mba (?<!educational_)leadership organi human_res
human_res personnel_m industrial_rel labor_rel labour_rel organi people_manag personalwesen ressources_hum recursos_hum
marketing advertis public_rel (?<!visual_)communicat media journalis publicidad kommunikat
graphic design visual fine_art arts_and illustrat multimedia animation photograph web_design interaction industrial_design architect_des
scientific biolog biochem chemi life_scien biomed biotech microbiol genetic pharmac environmental physi natural_scien agricult food_scien
nursing nurse health medic pflege gesundheit clinical rehabilitat physiotherap occupational_ther public_health midwif soins infirm enferm
kinesiolog exercise sport physical_ed fitness athlet physiotherap human_perform nutrition health_prom
educat teach pädagog lehramt curricul instruction pedagog enseign educación childhood
psycholog sociolog social_work social_scien counsel human_serv anthropolog behavio criminolog
law legal jura rechtswiss droit derecho paralegal jurispru criminal_just justice political public_admin
construct civil_eng building architect bauingenieur structural survey project_manag
aviat airport aeronaut aerospace flight air_traffic transport
hospitality hotel tourism culinary restaurant food_serv gastron event
english literat linguist languag translat philolog humanit histor philosoph liberal
`
  .trim()
  .split("\n")
  .map(
    (line) => new RegExp(`(?<![\\p{L}])(?:${line.replaceAll(" ", "|").replaceAll("_", "[\\s-]+")})`, "iu"),
  );

function familiesOf(field: string): number[] {
  return FAMILIES.flatMap((family, at) => (family.test(field) ? [at] : []));
}

export function isRelatedField(a: string, b: string): boolean {
  const families = familiesOf(a);
  return familiesOf(b).some((family) => families.includes(family));
}

/** Fields of study that degrees and postings write by their first letters; capitals only, "it" and "me" are words. */
const SHORT_FIELDS: Record<string, string> = {
  HR: "human resources",
  HRM: "human resources management",
  CS: "computer science",
  IT: "information technology",
  MIS: "management information systems",
  CSE: "computer science engineering",
  ECE: "electronics and communication engineering",
  EE: "electrical engineering",
  MBA: "business administration",
  BBA: "business administration",
  LLB: "law",
  LLM: "law",
  BSN: "nursing",
  MSN: "nursing",
  MPH: "public health",
  MSW: "social work",
  BSW: "social work",
};

/** A field or degree with its field's short form written out: "MBA in HR" is one in business administration and human resources. */
function spelledOut(words: string): string {
  return words.replace(
    /(?<![\p{L}\p{N}])\p{Lu}{2,3}(?![\p{L}\p{N}])/gu,
    (short) => SHORT_FIELDS[short] ?? short,
  );
}

/** What a degree is called, whatever it is in: "Bachelor of Science" speaks of no science. */
const DEGREE_NAME =
  /\b(?:bachelor|master|associate|doctor)[’']?s?(?: degree)? (?:of|in) (?:applied |fine )?(?:sciences?|arts?)\b/giu;
const DEGREE_LETTERS = /\b[BMA]\.? ?(?:Sc|[SA]|A\.?S)\b\.?/gu;
/** Of signals and networks, not of speech: "Electronics & Communications Engineering". */
const OF_SIGNALS =
  /\bcommunications?(?= (?:and |& )?(?:computer )?(?:engineering|systems|technology))|(?<=\belectronics? (?:and|&) )communications?\b/giu;

/** What a degree and its field are in, in words: "B.Sc. in CS" is computer science. */
export function subjectStudied(words: string): string {
  const subject = words.replace(DEGREE_NAME, " ").replace(DEGREE_LETTERS, " ");
  return spelledOut(subject.replace(OF_SIGNALS, "telecommunications")).trim();
}

/** So much of a field's words in the subject studied is the same field ... */
const SAME_FIELD = 0.5;
/** ... and not such words alone: soil science is no computer science. */
const OF_MANY_FIELDS = new Set(
  stemsWithOffsets(
    "science sciences studies engineering technology technologies management administration systems arts general applied technical development operations professional",
  ).stems,
);

/** Whether a subject studied is the field asked for, by the words that they share. */
export function isSameField(subject: string, asked: string): boolean {
  const phrase = phraseOf(spelledOut(asked));
  if (!phrase) return false;
  const studied = new Set(stemsWithOffsets(subject).stems);
  const shared = phrase.stems.filter((one) => studied.has(one));
  const weight = shared.reduce((sum, one) => sum + phrase.weights[phrase.stems.indexOf(one)]!, 0);
  const isBroad = (one: string) => OF_MANY_FIELDS.has(one);
  return weight >= SAME_FIELD * phrase.total && (!shared.every(isBroad) || phrase.stems.every(isBroad));
}
