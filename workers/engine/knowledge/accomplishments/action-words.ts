import { IRREGULAR_VERBS, VERB_OF_NOUN } from "../lexical/verb-forms";

/** Brings "planned", "plans", "planning" and "planner" to one stem, "plan": only for comparing, it need not be a word. */

export type ActionForm = "past" | "gerund" | "base";

export function actionStem(word: string): string {
  let stem = IRREGULAR_VERBS.get(word) ?? word;
  if (stem === word) {
    if (word.length > 4 && word.endsWith("ied")) stem = `${word.slice(0, -3)}y`;
    else if (word.length > 4 && word.endsWith("ing")) stem = word.slice(0, -3);
    else if (word.length > 3 && word.endsWith("ed")) stem = word.slice(0, -2);
  }
  if (stem.endsWith("e")) stem = stem.slice(0, -1);
  const last = stem.length - 1;
  const doubled = last > 1 && stem.charCodeAt(last) === stem.charCodeAt(last - 1);
  return doubled ? stem.slice(0, -1) : stem;
}

export function actionForm(word: string): ActionForm {
  if (IRREGULAR_VERBS.has(word) || (word.length > 4 && word.endsWith("ed"))) return "past";
  return word.length > 5 && word.endsWith("ing") ? "gerund" : "base";
}

/** A cheap look before the term's words are cut and folded. */
export function namesAction(term: string): boolean {
  if (term.endsWith("ing") || term.indexOf("ing ") > 1) return true;
  return VERB_OF_NOUN.has(term.slice(term.lastIndexOf(" ") + 1).toLowerCase());
}

/** @returns stem of the action that a noun names ("planning", "administration"); null where it names none */
export function stemOfActionNoun(noun: string): string | null {
  const verb = VERB_OF_NOUN.get(noun);
  if (verb) return actionStem(verb);
  return noun.length > 5 && noun.endsWith("ing") ? actionStem(noun) : null;
}

/** @returns stem of what someone does by their title's last word ("planner", "auditor", "accountant"), null for others */
export function stemOfDoer(word: string): string | null {
  if (word.length < 5) return null;
  if (word.endsWith("er") || word.endsWith("or")) return actionStem(word.slice(0, -2));
  if (word.endsWith("ant") && word.length > 7) return actionStem(word.slice(0, -3));
  return word.endsWith("se") ? actionStem(word) : null;
}
