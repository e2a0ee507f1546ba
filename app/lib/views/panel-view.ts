import type { OpenedPerson } from "../../../workers/domain/decisions/open-person";
import { failureMessage, mayHeal } from "../../../workers/domain/documents/failure-message";
import { SOURCE_WORDS } from "../../../workers/domain/notices/source-words";
import { adviceView } from "./advice-view";
import { analysedApplicant } from "./applicant-view";

/** What there is to look at: a PDF's pages, or why there are none. */
export type Pictures = "pdf" | "word" | "veiled" | "unsafe";

export function panelView(threadId: string, person: OpenedPerson) {
  const { applicant, analysis, requirements, advice } = person;
  return {
    id: applicant.id,
    threadId,
    name: applicant.candidateName ?? applicant.fileName,
    fileName: applicant.fileName,
    work: [applicant.currentTitle, applicant.currentEmployer].filter(Boolean).join(" at "),
    months: applicant.experienceMonths,
    place: applicant.candidateLocation,
    email: applicant.candidateEmail,
    phone: applicant.candidatePhoneNumbers[0] ?? null,
    stage: applicant.stage,
    history: person.history,
    colleagues: person.colleagues,
    others: person.otherResumes,
    rowId: applicant.duplicateOf ?? applicant.id,
    isBehind: applicant.duplicateOf !== null,
    isKeptApart: applicant.keptApartFrom !== null,
    heldAt: applicant.heldAt,
    keptUntil: person.keptUntil,
    veiled: applicant.veiled,
    uploadedAt: applicant.createdAt,
    source: applicant.source && SOURCE_WORDS[applicant.source],
    analysedAt: applicant.analysisTimestamp,
    engineVersion: analysis?.sheet.engineVersion ?? null,
    status: applicant.analysisStatus,
    isOptedOut: applicant.optedOutAt !== null,
    waitsUntil: applicant.waitsUntil,
    isHidden: applicant.hiddenAt !== null,
    /** how many a model may be asked for; 0 where none may be */
    emptyFields: person.mayAskModel ? person.emptyFields : 0,
    isCorrected: person.isCorrected,
    failure: failureMessage(applicant.failureCode),
    healable: applicant.analysisStatus === "failed" && mayHeal(applicant.failureCode),
    pictures: picturesOf(person),
    analysed: analysis && analysedApplicant(analysis, { requirements, listed: applicant }),
    stale: person.stale,
    move: person.move,
    advice: advice && adviceView(advice),
  };
}

function picturesOf({ applicant, analysis }: OpenedPerson): Pictures {
  if (applicant.veiled) return "veiled";
  // What took the engine too much memory isn't handed to a browser.
  if (applicant.failureCode === "too-complex") return "unsafe";
  const isPdf = analysis ? analysis.text.format === "pdf" : /\.pdf$/i.test(applicant.fileName);
  return isPdf ? "pdf" : "word";
}
