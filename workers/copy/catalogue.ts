import type { Message, MessageCode, Messages } from "../engine/messages";

/** A sentence for each of some codes, made of the code's data. */
export type CatalogueOf<Some> = { [Code in keyof Some]: (data: Some[Code]) => string };

/** A sentence for every code that the engine knows: a code without words doesn't compile. */
export type Catalogue = CatalogueOf<Messages>;

/** What differs in the same sentence between audiences. */
export type Voice = {
  /** "the résumé", "your résumé" */
  resume: string;
  Resume: string;
  /** what follows from a point that is left open, without a full stop: "please ask" */
  ask: string;
  askAboutRest: string;
  /** what follows where a person has to weigh two things */
  judge: string;
  /** what to do where no figure is given */
  readIt: string;
};

export type Speaker = Voice & { say: (message: Message) => string };

/** Stands for a code that this version has no words for: an analysis that a later version stored. */
const UNKNOWN = "Another version of Plumbline made this; it has no words for it here.";

export function sayWith(catalogue: Catalogue, message: Message): string {
  const words = catalogue[message.code] as ((data: Message) => string) | undefined;
  return words ? words(message) : UNKNOWN;
}

/** The codes whose sentences end by telling the reader to ask. */
export const ASKING: ReadonlySet<MessageCode> = new Set<MessageCode>([
  "suggested",
  "words-only",
  "unclear-usual",
  "not-written",
  "certificate-named",
  "certificate-elsewhere",
  "language-not-mentioned",
  "language-of-resume",
  "degree-below",
  "degree-unread",
  "years-undated",
  "seldom-settled",
]);
