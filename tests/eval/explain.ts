import { recruiterSays } from "../../workers/copy/recruiter";
import { judgeResume } from "../../workers/engine/match";
import { answersOf } from "../../workers/engine/match/parts/answers";
import type { JobProfile, Requirement, ScoreSheet } from "../../workers/engine/types";
import { factsOfText, readRecords } from "./tasks/dataset";
import { jobOfText, quoteOf } from "./tasks/postings";

type Truth = {
  name: string;
  also?: string[];
  /** none for "degree" and "years" */
  quote?: string;
  verdict: "met" | "partly" | "not_found";
  evidence: string[];
};
type Pair = {
  id: string;
  posting_text: string;
  resume_text: string;
  grade: number;
  why: string;
  verdicts?: Truth[];
};

/** Words that every posting uses; the rest by their first five letters, as the shared scorer compares them. */
const COMMON = new Set(
  "a an and or of in the for to with on at by from as is are be your our you we experience knowledge skills skill ability strong good excellent years year work working using use".split(
    " ",
  ),
);
const STEM = 5;

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, STEM)));
}

function shared(of: Set<string>, within: Set<string>): number {
  return [...of].filter((stem) => within.has(stem)).length / Math.max(1, of.size);
}

/** Whether a requirement that was read is the one that a person labelled: half of its words stand in the words that ask for it. */
function isSame(requirement: Requirement, { name, also = [], quote: words = "" }: Truth): boolean {
  if (requirement.kind === "education") return name === "degree";
  if (requirement.kind === "years") return name === "years";
  const quote = stems(quoteOf(requirement));
  const asked = stems([name, ...also, words].join(" "));
  const near = Math.max(shared(quote, stems(words)), shared(stems(words), quote)) >= 0.5;
  return near && shared(stems(requirement.label), asked) >= 0.5;
}

const RANK = ["met", "partly", "unclear", "not-found"];

function falseVerdicts(job: JobProfile, sheet: ScoreSheet, truths: Truth[]): string[] {
  return truths.flatMap((truth) => {
    const [best] = answersOf(job, sheet)
      .filter(({ requirement }) => isSame(requirement, truth))
      .sort((a, b) => RANK.indexOf(a.part.status) - RANK.indexOf(b.part.status));
    if (!best) return [`  unread   ${truth.name} (${truth.verdict}) | asked: "${truth.quote ?? "-"}"`];
    const status = best.part.status.replace("-", "_");
    if (status === truth.verdict) return [];
    return [
      `  FALSE    ${truth.name}: printed ${status}, a person says ${truth.verdict} | asked: "${truth.quote ?? "-"}"`,
      `           as "${best.requirement.label}": ${recruiterSays(best.part.reason)}`,
      `           our words: ${best.part.evidence.map(({ text }) => `"${text}"`).join(", ") || "-"}`,
      `           theirs: ${truth.evidence.map((text) => `"${text}"`).join(", ") || "-"}`,
    ];
  });
}

/**
 * Every verdict that a person would call false, with the words on both sides, and every requirement that wasn't read: to be
 * read aloud against the texts.
 * @param folder a folder of the sets, with truth
 * @returns lines of text, pair by pair
 */
export function explainPairs(folder: string): string[] {
  return readRecords<Pair>(folder, "pairs.jsonl")
    .filter(({ verdicts }) => verdicts && verdicts.length > 0)
    .flatMap(({ id, posting_text, resume_text, grade, why, verdicts = [] }) => {
      const job = jobOfText(posting_text);
      const sheet = judgeResume(factsOfText(resume_text), job).sheet;
      return [
        `${id}: grade ${grade}, match score ${sheet.scores.relevancy?.value ?? "-"} | ${why}`,
        ...falseVerdicts(job, sheet, verdicts),
        "",
      ];
    });
}
