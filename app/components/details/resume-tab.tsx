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

export function ResumeTab({ file, pictures, analysed, isOpen }: Props) {
  const { active } = useEvidence();
  if (pictures !== "pdf") return <p className="p-4 text-soft">{INSTEAD[pictures]}</p>;
  return (
    <DocumentView file={file} marks={analysed ? wordsOf(analysed) : []} active={active} wanted={isOpen}>
      <p className="p-4 text-soft">Drawing the pages needs scripts. Their text doesn’t.</p>
    </DocumentView>
  );
}

/** The same as in the text: what scores and deal-breakers rest on. */
function wordsOf({ scores, gates }: AnalysedCandidate): EvidenceView[] {
  return [...scores.flatMap(({ parts }) => parts), ...gates].flatMap(({ evidence }) => evidence);
}
