import { withoutCopies } from "../../workers/engine/match/evidence/copied";
import { wordsOf } from "../../workers/engine/match/evidence/wording";
import { type Target, targetOf } from "../../workers/engine/match/target";
import { COPIED } from "../../workers/engine/match/weights";
import type { Fact, ResumeFacts } from "../../workers/engine/types";
import { factsOfText, readRecords } from "./tasks/dataset";
import { jobOfText } from "./tasks/postings";

/** Every so many words one is exchanged in a copy that somebody touched up. */
const TOUCHED_EVERY = 6;

/** How often lines are called copies: in résumés that were written for no posting of the set, and where copies were planted. */
export function copiesReport(folder: string): string[] {
  const pairs = readRecords<{ resume_id: string; resume_text: string; posting_text: string }>(
    folder,
    "pairs.jsonl",
  );
  const texts = [
    ...pairs.map((pair) => pair.resume_text),
    ...readRecords<{ text: string }>(folder, "rank_roles_resumes.jsonl").map(({ text }) => text),
  ];
  const people = [...new Set(texts)].map(factsOfText);
  const postings = [
    ...readRecords<{ text: string }>(folder, "postings.jsonl").map(({ text }) => text),
    ...readRecords<{ job_text: string }>(folder, "rank_roles.jsonl").map(({ job_text }) => job_text),
  ];
  const targets = [...new Set(postings)].map((text) => targetOf(jobOfText(text)));
  return [...falseAlarms(people, targets), ...planted(people, targets)];
}

function falseAlarms(people: ResumeFacts[], targets: Target[]): string[] {
  const found = targets.flatMap((target) =>
    people.map((facts) => withoutCopies(facts, target).copied).filter((copied) => copied.length > 0),
  );
  const lines = found.flat().map(({ text }) => `  called a copy: ${text}`);
  return [`false alarms: ${found.length} of ${people.length * targets.length} pairs`, ...lines];
}

function planted(people: ResumeFacts[], targets: Target[]): string[] {
  const person = people.find(({ experience }) => experience.length > 0)!;
  const kinds: [string, (sentence: string) => string][] = [
    ["word for word", (sentence) => sentence],
    ["touched up", touchedUp],
  ];
  return kinds.map(([name, write]) => {
    let all = 0;
    let caught = 0;
    for (const target of targets)
      for (const { text } of target.job.duties ?? []) {
        if (wordsOf(text).length < COPIED.leastWords) continue;
        all++;
        if (withoutCopies(withLine(person, write(text)), target).copied.length > 0) caught++;
      }
    return `planted ${name}: ${caught} of ${all} sentences caught`;
  });
}

/** Another first word, and another word in the middle of every longer stretch. */
function touchedUp(sentence: string): string {
  return wordsOf(sentence)
    .map((word, at) => (at % TOUCHED_EVERY === 0 ? "elsewhere" : word))
    .join(" ");
}

function withLine(facts: ResumeFacts, value: string): ResumeFacts {
  const [first, ...others] = facts.experience;
  const line: Fact<string> = {
    value,
    quotes: [
      {
        text: value,
        line: -1,
        start: 0,
        end: value.length,
        page: 1,
        box: { page: 1, x: 0, y: 0, width: 0, height: 0 },
      },
    ],
    confidence: 1,
  };
  return { ...facts, experience: [{ ...first!, bullets: [line] }, ...others] };
}
