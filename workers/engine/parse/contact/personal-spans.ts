import { findPersonalFacts, type Span } from "../../criteria";
import type { ResumeText } from "../../types";
import { docLines } from "../doc-lines";
import { findHeadings } from "../sections/find-headings";
import { interleaveLabels } from "../sections/label-columns";
import { splitSections } from "../sections/split-sections";
import { addressesIn } from "./addresses";
import { emailsIn, wrappedEmails } from "./emails";
import { linksIn } from "./links";
import { HOME_SECTIONS, LABELLED, personal } from "./mask-person";
import { phonesIn } from "./phones";

/** A day, not a month: in a résumé's head it is nearly always a birthday. */
const BIRTHDAY =
  /(?<![\d.])\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)|(?<!\d)\d{1,2}\.?\s+\p{L}{3,10}\.?,?\s+(?:19|20)\d\d(?!\d)/gu;

/** The same labels in a table: "Nationality" in one cell, the word in the next. */
const IN_CELLS = new RegExp(personal.source.replace("\\s*[:：]\\s*", "(?:\\s*\\t\\s*|\\s{2,})"), "giu");

export type PersonalText = {
  /** per line: e-mail, phone, links, and what it says of the person: birth, nationality, family, faith */
  spans: Span[][];
  /** indexes of the lines in which people write who they are */
  head: Set<number>;
};

/** What of a résumé's lines tells who it is, apart from the name; offsets into `Line.text`. */
export function personalSpans(resume: ResumeText): PersonalText {
  const docs = docLines(resume);
  const spans: Span[][] = resume.lines.map(() => []);
  const ordered = interleaveLabels(docs);
  const sections = splitSections(ordered, findHeadings(ordered), resume.pages);
  const head = new Set(
    sections
      .filter(({ kind }) => HOME_SECTIONS.has(kind))
      .flatMap(({ parts }) => parts.map(({ doc }) => doc.index)),
  );
  const add = (line: number, start: number, end: number) => spans[line]?.push({ start, end });
  for (const doc of docs) {
    const { index, text } = doc;
    for (const { start, end } of [...emailsIn(doc), ...phonesIn(doc), ...linksIn(doc)])
      add(index, start, end);
    for (const { start, end } of findPersonalFacts(text)) add(index, start, end);
    const patterns = [
      ...(LABELLED.test(text) ? [personal] : []),
      ...(head.has(index) ? [BIRTHDAY, IN_CELLS] : []),
    ];
    for (const pattern of patterns)
      for (const match of text.slice(0, 2000).matchAll(pattern))
        add(index, match.index, match.index + match[0].length);
    if (head.has(index)) for (const { start, end } of addressesIn(text)) add(index, start, end);
  }
  for (const { line, start, end } of wrappedEmails(docs).flat()) add(line, start, end);
  return { spans, head };
}
