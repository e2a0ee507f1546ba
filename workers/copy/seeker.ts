import type { Message } from "../engine/messages";
import { type Catalogue, type Speaker, sayWith } from "./catalogue";
import { wordsOf } from "./shared";

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
export const seeker: Catalogue = wordsOf(speaker);

export function seekerSays(message: Message): string {
  return sayWith(seeker, message);
}
