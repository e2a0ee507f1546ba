import type { Catalogue, Speaker } from "../catalogue";
import { adviceWords } from "./advice";
import { findingWords } from "./findings";
import { questionWords } from "./questions";
import { resumeAdviceWords, resumeWords } from "./resume";
import { confidenceWords, scoreWords } from "./score";
import { verdictWords } from "./verdict";
import { warningWords } from "./warnings";

export function wordsOf(speaker: Speaker): Catalogue {
  return {
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
}
