import type { Message, WorkNamed } from "../engine/messages";
import { type Catalogue, type Speaker, sayWith } from "./catalogue";
import { quoted } from "./phrases";
import { wordsOf } from "./shared";
import { NAMES_WORK } from "./shared/advice";

const speaker: Speaker = {
  resume: "the résumé",
  Resume: "The résumé",
  ask: "please ask",
  askAboutRest: "please ask about the rest",
  judge: "please judge",
  readIt: "Please read the file itself.",
  say: recruiterSays,
};

function askWhether({ skill, role, company }: WorkNamed & { skill: string }): string {
  const named = role && (NAMES_WORK.test(role) ? `the ${role}` : `the work as ${role}`);
  const work = named ? named : company ? `the work at ${company}` : "that work";
  return `Ask whether ${work} included ${quoted(skill)}.`;
}

/** What the engine says, to someone who reads a stranger's résumé. */
export const recruiter: Catalogue = {
  ...wordsOf(speaker),
  "show-claimed": (claim) => askWhether({ ...claim, skill: claim.words }),
  "show-beside": askWhether,
  "show-in-line": askWhether,
  "show-usual": askWhether,
  "show-of-kind": askWhether,
};

export function recruiterSays(message: Message): string {
  return sayWith(recruiter, message);
}
