import type { Experience, ExperienceItem } from "../../types";
import { givesFigure } from "../figures";
import { isShort } from "../resume-quality";

const MOST = 5;

/** Numbers that are no amounts: how often a duty comes round, years, versions, a list's own numbers, telephones. */
const NO_AMOUNT = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:half|semi|bi|tri)?-?(?:daily|weekly|fortnightly|monthly|quarterly|annual(?:ly)?|yearly|nightly|hourly)|(?:each|every|per|an?) (?:day|shift|week|month|quarter|year))(?!\p{L})`,
    String.raw`(?<![\p{L}\p{N}.,$€£])(?:19|20)\d\d(?![\p{L}\p{N}%+])`,
    String.raw`(?<!\p{L})(?:version |v\.? ?)\d[\d.]*`,
    String.raw`^\d{1,2}[.)]`,
    String.raw`(?<!\d)\d+\.\d+(?:(?:\.\d+)+|(?![km]|bn|b\b|x\b)\p{L}|X\b)`,
    String.raw`(?<![\d.+])\d[\d.+]* ?(?:years?|yrs?|months?)(?:['’]s?)?(?: of)?(?: \p{L}+){0,3} experience`,
    String.raw`\+?\(?\d{2,4}\)?(?:[ -]{1,2}\d{2,4}){2,3}(?!\d)`,
  ].join("|"),
  "giu",
);
/** What is listed, praised by others, or said of the employer: "A snack maker with 300 shops". */
const NO_ACTION =
  /^(?:(?:an?|the|there|they|it|its|this|these) |["“]|(?:company|technolog(?:y|ies)|environment|skills|tools|platform|salary|supervisor|tel|ph|phone|gpa|team size|duration|total experience)\b[^:]{0,20}:)/iu;

export function achievementsOf({ bullets }: Pick<Experience, "bullets">): ExperienceItem["achievements"] {
  return bullets
    .filter(
      ({ value }) =>
        !isShort(value) &&
        !value.trim().endsWith(":") &&
        !NO_ACTION.test(value) &&
        givesFigure(value.replaceAll(NO_AMOUNT, " ")),
    )
    .slice(0, MOST)
    .map(({ value, quotes }) => ({ text: value, evidence: quotes }));
}
