import type { LanguageFact, Line } from "../types";
import { fold } from "./fold";
import { quoteOf } from "./quote";
import type { Part, Section } from "./sections/section";
import { claimedLanguages } from "./words/claimed-languages";
import { languageNamed, levelPattern } from "./words/languages";

type Hit = { language: string; start: number; end: number };

function languagesIn(text: string): Hit[] {
  const hits: Hit[] = [];
  for (const match of fold(text).matchAll(/\p{Script=Han}{2,3}|cape verdean|haitian creole|[\p{L}]+/gu)) {
    const language = languageNamed(match[0]);
    if (language) hits.push({ language, start: match.index, end: match.index + match[0].length });
  }
  return hits;
}

function levelIn(text: string, from: number, to: number): { start: number; end: number } | null {
  const match = levelPattern.exec(fold(text.slice(from, to)));
  return match ? { start: from + match.index, end: from + match.index + match[0].length } : null;
}

function factsOfPart(lines: Line[], part: Part, next: Part | undefined): LanguageFact[] {
  const { text, index } = part.doc;
  const hits = languagesIn(text).filter((hit) => hit.start >= part.start);
  return hits.map((hit, i) => {
    const until = hits[i + 1]?.start ?? text.length;
    const ahead = i === 0 ? part.start : (hits[i - 1]?.end ?? 0);
    const level = levelIn(text, hit.end, until) ?? levelIn(text, ahead, hit.start);
    const quotes = [quoteOf(lines, { line: index, start: hit.start, end: hit.end })];
    let words: string | null = null;
    if (level) {
      words = text.slice(level.start, level.end);
      quotes.push(quoteOf(lines, { line: index, ...level }));
    } else if (next && hits.length === 1 && languagesIn(next.doc.text).length === 0) {
      const below = levelIn(next.doc.text, next.doc.start, next.doc.end);
      if (below) {
        words = next.doc.text.slice(below.start, below.end);
        quotes.push(quoteOf(lines, { line: next.doc.index, ...below }));
      }
    }
    return { language: hit.language, level: words, quotes, confidence: words ? 0.95 : 0.8 };
  });
}

/** Languages with their levels as written, from language sections and from lines like "Languages: German (C1)". */
export function readLanguages(lines: Line[], sections: Section[]): LanguageFact[] {
  const found = new Map<string, LanguageFact>();
  const add = (fact: LanguageFact): void => {
    const known = found.get(fact.language);
    if (!known || (known.level === null && fact.level !== null)) found.set(fact.language, fact);
  };
  for (const section of sections) {
    for (const [index, part] of section.parts.entries()) {
      const inside = section.kind === "languages";
      const text = part.doc.text.length > 300 ? "" : part.doc.text;
      const graded =
        !inside &&
        /^(?:skills|summary|contact|top|other|education)$/.test(section.kind) &&
        isLanguageLine(text);
      if (inside || graded) for (const fact of factsOfPart(lines, part, section.parts[index + 1])) add(fact);
      else if (CLAIMING.test(section.kind) || part.doc.words <= ALONE)
        for (const fact of claimedIn(lines, part)) add(fact);
    }
  }
  return [...found.values()];
}

/** A line of so few words stands by itself wherever a column put it: "German speaker". */
const ALONE = 3;
const CLAIMING = /^(?:summary|contact|top|other|interests|awards)$/;

function claimedIn(lines: Line[], { doc, start }: Part): LanguageFact[] {
  return claimedLanguages(doc.text)
    .filter((hit) => hit.start >= start)
    .map(({ language, level, ...place }) => ({
      language,
      level: level && doc.text.slice(level.start, level.end),
      quotes: [place, ...(level ? [level] : [])].map((piece) =>
        quoteOf(lines, { line: doc.index, ...piece }),
      ),
      confidence: 0.8,
    }));
}

function isLanguageLine(text: string): boolean {
  const hits = languagesIn(text);
  if (hits.length === 0) return false;
  const words = text.split(/\s+/).length;
  const labelled =
    /^\W*(?:languages?|sprachen|langues|idiomas|lingue|talen|linguas|jezyki|limbi|езици)(?: known| spoken| proficiency| skills)?\s*:/u.test(
      fold(text),
    );
  return labelled || (words <= 3 * hits.length + 2 && levelPattern.test(fold(text)));
}
