import type { AdviceMessages, QuestionMessages } from "./advice";
import type { ResumeAdviceMessages, ResumeOwnMessages, WarningMessages } from "./resume";
import type { DoubtMessages, ScoreMessages } from "./score";
import type { VerdictMessages } from "./verdict";

/** Defined here, like the two types below, because these messages hold messages themselves. */
export type FindingMessages = {
  about: { label: string; reason: Message };
  "little-shown": { part: string; reason: Message };
  "few-typical-skills": { names: string[] };
  "lines-copied": { count: number };
  /** a deal-breaker that the résumé leaves open; `silent`: it says nothing of it */
  "left-open": { reason: Message; silent: boolean };
  "seldom-settled": Record<never, never>;
  /** words that an engine before 2.1.0 wrote and stored */
  "stored-words": { text: string };
};

export type ResumeMessages = ResumeOwnMessages & {
  "usual-shown": { label: string; position: string; reason: Message };
};

export type ConfidenceMessages = DoubtMessages & { "withheld-resume": { faults: Message[] } };

/** Labels, quotes, names and numbers, never a sentence: those are in `workers/copy`. */
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

export type Message<Code extends MessageCode = MessageCode> = {
  [One in Code]: { code: One } & Messages[One];
}[Code];

export type { WorkNamed } from "./advice";
export type { ResumePart } from "./resume";
export type { CountedJob } from "./score";
