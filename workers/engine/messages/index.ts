import type { AdviceMessages, QuestionMessages } from "./advice";
import type { ResumeAdviceMessages, ResumeOwnMessages, WarningMessages } from "./resume";
import type { DoubtMessages, ScoreMessages } from "./score";
import type { VerdictMessages } from "./verdict";

/** Strengths, gaps and deal-breakers: mostly a verdict's message, with what it is about. */
export type FindingMessages = {
  /** a reason that is said of a requirement or of a part of a score */
  about: { label: string; reason: Message };
  /** `part`: its id */
  "little-shown": { part: string; reason: Message };
  "few-typical-skills": { names: string[] };
  /** lines of the résumé that repeat the posting's own sentences */
  "lines-copied": { count: number };
  /** a deal-breaker that the résumé leaves open; `silent`: it says nothing of it */
  "left-open": { reason: Message; silent: boolean };
  "seldom-settled": Record<never, never>;
  /** words that an engine before 2.1.0 wrote and stored */
  "stored-words": { text: string };
};

/** What is said of a résumé without a job. */
export type ResumeMessages = ResumeOwnMessages & {
  "usual-shown": { label: string; position: string; reason: Message };
};

/** What lowers the confidence in a result, or is why no figure is given. */
export type ConfidenceMessages = DoubtMessages & { "withheld-resume": { faults: Message[] } };

/** Every code with its data: labels, quotes, names and numbers, never a sentence. The sentences stand in `workers/copy`. */
export type Messages = VerdictMessages &
  ScoreMessages &
  ConfidenceMessages &
  FindingMessages &
  AdviceMessages &
  QuestionMessages &
  ResumeMessages &
  ResumeAdviceMessages &
  WarningMessages;

export type MessageCode = keyof Messages;

/** What the engine says, one thing at a time: a code and its data. */
export type Message<Code extends MessageCode = MessageCode> = {
  [One in Code]: { code: One } & Messages[One];
}[Code];

export type { WorkNamed } from "./advice";
export type { ResumePart } from "./resume";
