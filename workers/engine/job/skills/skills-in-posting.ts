import { skillById } from "../../knowledge";
import { degreeWordsIn } from "../education/education";
import { languageWordsIn } from "../languages";
import { readPosting } from "../sentences/segments";
import { tellingSkills } from "./telling-skills";

type Span = { start: number; end: number };

/** Words that introduce a field of knowledge: "experience with ...", "Kenntnisse in ...". */
const LEAD =
  /\b(?:knowledge|experience|experienced|understanding|background|expertise|proficien(?:cy|t)|skilled|skills|familiar(?:ity)?|competen(?:ce|t|cy)|command|fluen(?:cy|t)|grounding|trained|training|certifi(?:ed|cation)|expert|specialist|concepts|principles|degree|kenntnisse|erfahrung(?:en)?|connaissances?|expérience|conocimientos?|experiencia)\s+(?:\w+\s+)?(?:of|in|with|within|on|mit|von|im|en|avec|de|con)\s+/giu;

const STOP =
  /[.;:!?()\n•]|\s[-–—]\s|\b(?:to|for|is|are|was|will|would|as|using|by|that|which|who|where|from|at|preferred|required|desired|desirable|including|include|includes|such|like|e\.g|i\.e|within|through|across|while|when|if|you|we|our|your|plus|strong|excellent|good|must|ability|able|etc|on|with|into|via|a plus|von vorteil)\b/iu;
const SPLIT =
  /\s*(?:,|\/(?=\s)|(?<=\s)\/|\band\/or\b|\band\b|\bor\b|&|\bund\b|\boder\b|\bet\b|\bou\b|\by\b)\s*/giu;
const LEADING =
  /^(?:(?:the|a|an|any|one|some|all|both|various|different|modern|relevant|related|similar|other|new|current|latest|common|several|multiple|at least|least|more|of|in|with|as|well|developing|working|building|using|managing|creating|leading|designing|this|these|those|its|his|her|their|my|said|major|key|basic|advanced|solid|deep|practical|proven|previous|prior|least|least one|either|well|field|fields|area|areas|top|level|high)\s+)+/iu;
/** Words that alone, or in the plural, name nothing that someone could know. */
const EMPTY_HEAD =
  /^(?:fields?|areas?|roles?|positions?|teams?|years?|environments?|companies|company|industry|industries|people|customers?|clients?|stakeholders?|things?|levels?|skills?|experience|knowledge|work|job|projects?|others?|it|them|tools?|technolog(?:y|ies)|systems?|solutions?|processes|products?|services?|similar|equivalent|relevant|degree|one|more|development|management|business|language|languages|problems?|issues?|ways?|time|team|data|written|spoken|verbal|oral|english language)$/iu;

/** Head words that belong to the skill before them: "agile" + "methodologies". */
const HEAD =
  /^\s(?:methodolog(?:y|ies)|methods?|frameworks?|practices|principles|technologies|platforms?|services|infrastructure|architectures?|patterns|concepts|standards|protocols|libraries|languages|environments?|techniques|processes|databases?|tools|systems?|development|programming|administration|management|analysis|design|engineering|security|testing)\b/iu;

/**
 * Sentences that speak so clearly against asking, on the scale of `asksOf`, are about the employer, the pay or the law: on
 * job posts tagged by experts -40 to -12 measure nearly alike, 0 leaves too much out.
 */
const CLEARLY_NOT_ASKING = -28;

/**
 * The skills that a posting names, as written there, each once, in order of first mention: those of the knowledge base,
 * spoken languages and degrees, and what follows words like "experience with" where the base knows no better.
 * Personal qualities ("team player") are left out: they name no field of knowledge. So are sentences that clearly ask nothing.
 * @param description a posting, or any part of one
 */
export function skillsInPosting(description: string): string[] {
  const text = readPosting({ title: "", description })
    .segments.filter(({ asks }) => asks > CLEARLY_NOT_ASKING)
    .map((segment) => segment.text)
    .join("\n");
  const known: Span[] = tellingSkills(text)
    .filter((hit) => skillById(hit.id)?.kind !== "soft")
    .map(({ start, end }) => ({ start, end: withHead(text, end) }));
  const spans = [...known];
  for (const span of [...languageWordsIn(text), ...degreeWordsIn(text), ...introduced(text)]) {
    if (!spans.some((other) => other.start < span.end && other.end > span.start)) spans.push(span);
  }
  spans.sort((a, b) => a.start - b.start);
  return [...new Set(spans.map(({ start, end }) => text.slice(start, end).trim()))];
}

function withHead(text: string, end: number): number {
  const head = HEAD.exec(text.slice(end, end + 24));
  return head ? end + head[0].length : end;
}

/** Short phrases after a lead ("experience with X, Y and Z"), cut at the words that end them. */
function introduced(text: string): Span[] {
  const spans: Span[] = [];
  for (const lead of text.matchAll(LEAD)) {
    const from = lead.index + lead[0].length;
    const rest = text.slice(from, from + 140);
    const stop = STOP.exec(rest);
    const phrase = stop ? rest.slice(0, stop.index) : rest;
    let at = 0;
    for (const split of [...phrase.matchAll(SPLIT), null]) {
      const end = split ? split.index : phrase.length;
      const leading = LEADING.exec(phrase.slice(at, end))?.[0].length ?? 0;
      const words = phrase.slice(at + leading, end).trim();
      const count = words.split(/\s+/).length;
      if (
        words.length >= 2 &&
        count <= 3 &&
        !EMPTY_HEAD.test(words) &&
        /\p{L}/u.test(words) &&
        !/^\d|<|>/.test(words)
      ) {
        const start = from + at + phrase.slice(at, end).indexOf(words, leading);
        spans.push({ start, end: start + words.length });
      }
      at = split ? split.index + split[0].length : phrase.length;
    }
  }
  return spans;
}
