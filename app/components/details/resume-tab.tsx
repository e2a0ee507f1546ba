import type { PageMark } from "~/components/document/document-pages.client";
import { DocumentView } from "~/components/document/document-view";
import type { AnalysedCandidate, EvidenceView } from "~/lib/views/applicant-view";
import type { Pictures } from "~/lib/views/panel-view";
import { useEvidence } from "./evidence";

const INSTEAD: Record<Exclude<Pictures, "pdf">, string> = {
  word: "This is a Word file: its pages can’t be shown, but its text can.",
  veiled: "The pages of the résumé are shown when you shortlist them: blind review is on.",
  unsafe: "This file is too complex to draw safely, so its pages aren’t shown.",
};

type Props = {
  /** address of the file */
  file: string;
  pictures: Pictures;
  analysed: AnalysedCandidate | null;
  isOpen: boolean;
};

/** The résumé's own pages, with the words that the scores rest on marked as in the text. */
export function ResumeTab({ file, pictures, analysed, isOpen }: Props) {
  const { active } = useEvidence();
  if (pictures !== "pdf") return <p className="p-4 text-soft">{INSTEAD[pictures]}</p>;
  return (
    <DocumentView
      file={file}
      marks={pageMarks(analysed ? wordsOf(analysed) : [])}
      active={pageMarks(active)}
      wanted={isOpen}
    >
      <p className="p-4 text-soft">Drawing the pages needs scripts. Their text doesn’t.</p>
    </DocumentView>
  );
}

/** The same as in the text: what scores and deal-breakers rest on. */
function wordsOf({ scores, gates }: AnalysedCandidate): EvidenceView[] {
  return [...scores.flatMap(({ parts }) => parts), ...gates].flatMap(({ evidence }) => evidence);
}

/** Where words begin and end within a line is known to about half a letter: in heights of the line. */
const EASE = 0.2;

/** Each place once: several parts may rest on the same words, or on some of them. */
function pageMarks(evidence: EvidenceView[]): PageMark[] {
  const longest = [...evidence].sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: EvidenceView[] = [];
  for (const quote of longest) {
    const { line, start, end } = quote;
    if (!kept.some((other) => other.line === line && other.start <= start && end <= other.end))
      kept.push(quote);
  }
  return kept.map(({ page, box: [x, y, width, height] }) => {
    const ease = height * EASE;
    return { page, x: x - ease, y, width: width + 2 * ease, height };
  });
}
