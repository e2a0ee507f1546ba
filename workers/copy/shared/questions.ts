import type { QuestionMessages } from "../../engine/messages/advice";
import type { CatalogueOf } from "../catalogue";
import { counted, joined } from "../phrases";

/** Questions to ask a candidate or to prepare for: the same words for both audiences. Labels and lines are quoted whole. */
export const questionWords: CatalogueOf<QuestionMessages> = {
  "ask-touched": ({ label }) =>
    `We ask for “${label}”. Which example from your work shows it, or comes close to it?`,
  "ask-duty": ({ label }) => `The work includes “${label}”. What in your work comes closest to it?`,
  "ask-line": ({ label }) =>
    `We ask for “${label}”. How much of it does this line cover, and what was your part?`,
  "ask-carries-over": ({ label, words }) =>
    `Your résumé says “${words}”. How much of that carries over to “${label}”?`,
  "ask-years-of": ({ label, minYears }) =>
    `We ask for ${counted(minYears, "year")} with “${label}”. Which of your work counts towards that?`,
  "ask-where": ({ words, unshown }) => {
    if (!unshown)
      return `Your résumé says “${words}”. Where did that last matter in your work, and what was your own part?`;
    const asked =
      unshown.label.toLowerCase() === words.toLowerCase() ? "" : `We ask for “${unshown.label}”. `;
    return `${asked}Your résumé names “${words}”, but no job shows it. Where have you used it, and what for?`;
  },
  "ask-years": ({ label }) => `We ask for “${label}”. Which of your work counts towards that?`,
  "ask-degree": ({ label, fields = [] }) =>
    `We ask for “${label}”${fields.length > 0 ? ` in ${joined(fields, "or")}` : ""}. Which training or experience do you bring for it?`,
  "ask-language": ({ label }) =>
    `We ask for “${label}”. How well do you speak and write it, and where have you used it at work?`,
  "ask-certificate": ({ label }) =>
    `We ask for “${label}”. Do you have it already, or what would it take to get it?`,
  "ask-condition": ({ label }) => `The posting says “${label}”. What can you tell us about that?`,
  "probe-soft": ({ label }) => `“${label}”: when did your work last depend on it, and what did you do?`,
  "probe-tool": ({ label }) =>
    `“${label}”: what is the most demanding thing that you have done with it yourself?`,
  "probe-case": ({ label }) =>
    `“${label}”: describe a demanding case from your own work. What was hard about it, and what did you do?`,
};
