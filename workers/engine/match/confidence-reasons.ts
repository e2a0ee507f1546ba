import type { ReadingFault } from "../parse/reading-quality";
import type { Quote, Withheld } from "../types";

/** Why a figure is less sure: what was not understood in the résumé, and what the job gives no ground for. */
export type ConfidenceReason =
  | ReadingFault
  | { code: "title-only" | "unknown-title" | "two-languages" | "few-asks" | "no-level" }
  | { code: "posting-unread"; share: number }
  | { code: "unjudged"; count: number; of: number };

const MOST_LINES = 4;

/** A reason in one plain sentence. Lines of the résumé are named by their numbers: their words may be personal. */
export function confidenceWords(reason: ConfidenceReason): string {
  switch (reason.code) {
    case "no-jobs":
      return "No work experience was found in the résumé.";
    case "no-skills":
      return "No skills were found in the résumé.";
    case "jobs-without-title":
      return `${jobs(reason)} no title that could be read${where(reason.quotes)}.`;
    case "jobs-without-employer":
      return `${jobs(reason)} no employer that could be read${where(reason.quotes)}.`;
    case "jobs-without-dates":
      return `${jobs(reason)} no dates that can be counted${where(reason.quotes)}.`;
    case "doubtful-names":
      return `Title or employer may be misread in ${reason.count} of ${reason.of} jobs${where(reason.quotes)}.`;
    case "unread-lines":
      return `${percent(reason.count / reason.of)} of the résumé's words fit no field${where(reason.quotes)}.`;
    case "title-only":
      return "Only a job title was given: the usual profile of the occupation was used.";
    case "posting-unread":
      return `${percent(reason.share)} of the posting's words about the work were read into no requirement.`;
    case "unknown-title":
      return "The job's title isn't one that the knowledge base knows.";
    case "two-languages":
      return "The résumé and the posting are in two languages: their wording was not compared.";
    case "few-asks":
      return "The posting names few skills that can be checked.";
    case "no-level":
      return "The posting states neither a level nor years of experience: seniority is not scored.";
    case "unjudged":
      return `${reason.count} of ${reason.of} scores could not be judged.`;
  }
}

/** Why no figure is given, in plain sentences. */
export function withheldWords(code: Withheld["code"], faults: ReadingFault[]): string {
  if (code === "posting-unread")
    return "No score: too little of the posting could be read as requirements. Please check the requirements.";
  const why = faults.map(confidenceWords).join(" ");
  return `No score: too much of the résumé could not be read. ${why} Please read the file itself.`;
}

function jobs({ count, of }: { count: number; of: number }): string {
  return `${count} of ${of} jobs ${count === 1 ? "has" : "have"}`;
}

function percent(share: number): string {
  return share < 0.01 ? "Less than 1 %" : `${Math.round(share * 100)} %`;
}

function where(quotes: Quote[]): string {
  const lines = [...new Set(quotes.map(({ line }) => line + 1))].filter((line) => line > 0);
  if (lines.length === 0) return "";
  const shown = lines.slice(0, MOST_LINES).join(", ");
  const more = lines.length > MOST_LINES ? ` and ${lines.length - MOST_LINES} more` : "";
  return ` (line${lines.length > 1 ? "s" : ""} ${shown}${more})`;
}
