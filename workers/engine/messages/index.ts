import type { AdviceMessages, QuestionMessages } from "./advice";
import type { FindingMessages } from "./findings";
import type { ResumeAdviceMessages, ResumeMessages, WarningMessages } from "./resume";
import type { ConfidenceMessages, ScoreMessages } from "./score";
import type { VerdictMessages } from "./verdict";

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
