import type { SectionKind } from "./sections/heading-words";

const SIDE_SECTIONS = new Set<SectionKind | "top">([
  "certificates",
  "awards",
  "publications",
  "courses",
  "languages",
  "skills",
]);
/** A longer line says something of its own. */
const SIDE_WORDS = 5;

const LEVELS =
  /^(?:(?:beginner|basic|elementary|intermediate|advanced|expert|master|proficient|fluent|native(?: speaker)?|conversational|grundkenntnisse|fortgeschritten|experte|débutant|intermédiaire|avancé|confirmé|principiante|intermedio|avanzado|începător|intermediar|avansat)[\s·|/,]*)+$/iu;
const GRADE =
  /^(?:(?:c?gpa|score|grade|mark|note|nota|average|durchschnitt|abschlussnote|moyenne|media)\b[\s:.]*)[\d.,/\s%()-]*$/iu;
const COURSES =
  /^(?:(?:key|relevant|selected)\s+)?(?:courses?|coursework|modules?|thesis(?: title)?|kurse|cours|asignaturas)\b/iu;
const DOCUMENT_TITLE =
  /^(?:curriculum\s+vitae|c\.?v\.?|r[eé]sum[eé]|lebenslauf|currículum(?:\s+v[ií]tae)?)\b/iu;
const NETWORKS =
  /^(?:(?:linkedin|github|gitlab|xing|stack ?overflow|twitter|facebook|instagram|website|portfolio|email|e-mail|phone|mobile)[\s·|/,:]*)+$/iu;
const ON_REQUEST = /^references?\b.{0,12}\b(?:up)?on request\.?$/iu;

/** Whether a line without any fact is understood all the same: a level, a grade, the document's own title, an issuer. */
export function isAside(kind: SectionKind | "top", text: string): boolean {
  const words = text.trim();
  if ([LEVELS, DOCUMENT_TITLE, NETWORKS, ON_REQUEST].some((pattern) => pattern.test(words))) return true;
  if (kind === "education") return GRADE.test(words) || COURSES.test(words);
  return SIDE_SECTIONS.has(kind) && words.split(/\s+/).length <= SIDE_WORDS;
}
