import type { Message } from "../engine/messages";
import { type Catalogue, type Speaker, sayWith } from "./catalogue";
import { adviceWords } from "./shared/advice";
import { findingWords } from "./shared/findings";
import { questionWords } from "./shared/questions";
import { resumeAdviceWords, resumeWords } from "./shared/resume";
import { confidenceWords, scoreWords } from "./shared/score";
import { verdictWords } from "./shared/verdict";
import { warningWords } from "./shared/warnings";

const speaker: Speaker = {
  resume: "your résumé",
  Resume: "Your résumé",
  ask: "expect to be asked about it",
  askAboutRest: "expect to be asked about the rest",
  judge: "that is for a person to judge",
  readIt: "Please correct what was read, or upload it in another format.",
  say: seekerSays,
};

/** What the engine says, to the person whose résumé it is. */
export const seeker: Catalogue = {
  ...verdictWords(speaker),
  ...scoreWords(speaker),
  ...confidenceWords(speaker),
  ...findingWords(speaker),
  ...adviceWords(speaker),
  ...questionWords,
  ...resumeWords(speaker),
  ...resumeAdviceWords,
  ...warningWords(speaker),
};

/** A message in a sentence to the person whose résumé it is. */
export function seekerSays(message: Message): string {
  return sayWith(seeker, message);
}
