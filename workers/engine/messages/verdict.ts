import type { SkillUse } from "../resume-facts";
import type { CountedJob } from "./score";

/** A degree as the résumé names it: by its own words, else by its field; both null where only its level is known. */
export type DegreeNamed = { degree: string | null; field: string | null };

export type Nearness = "more-special" | "close" | "broader";

/** `label` is the requirement's; quotes are verbatim. */
export type VerdictMessages = {
  /** `words` names it; `months` of the dated jobs that name it, 0 where none is known; `minYears` asked for */
  named: {
    label: string;
    words: string;
    place: SkillUse["where"];
    months: number;
    minYears: number | null;
    /** met by this, wherever it stands; results of before don't say */
    enough?: boolean;
    statedYears?: number;
  };
  "stands-in": { label: string; name: string; nearness: Nearness; place: SkillUse["where"] };
  told: { label: string; quote: string | null };
  /** `months` of the dated job whose line tells of it, 0 where none is known; `minYears` asked for */
  "told-too-few-years": { label: string; quote: string | null; months: number; minYears: number };
  "told-in-part": { label: string; quote: string | null };
  suggested: { label: string; quote: string | null };
  /** `byRole`: a role held is close to the job's; else only skills that such work takes are shown */
  "words-only": { label: string; byRole: boolean };
  /** `line` counts from 1 */
  "unclear-line": { label: string; quote: string | null; line: number | null };
  "unclear-usual": { label: string };
  denied: { label: string; quote: string };
  "not-shown": { label: string };
  "not-mentioned": { label: string };
  "not-written": { label: string };
  "certificate-held": { name: string };
  "certificate-named": { name: string };
  "certificate-elsewhere": { name: string; place: string };
  "certificate-below": { name: string };
  "language-not-mentioned": { label: string };
  "language-in-a-line": { label: string; quote: string };
  "language-of-resume": { label: string };
  "language-stated": { language: string; level: string | null };
  "language-below": { language: string; level: string | null; asked: string | null };
  "degree-below": DegreeNamed & { experienceAccepted: boolean };
  "degree-reaches": DegreeNamed & { inField: boolean };
  "degree-unfinished": DegreeNamed;
  "degree-by-experience": { months: number };
  "degree-related-field": DegreeNamed & { fields: string[] };
  "degree-other-field": DegreeNamed & { fields: string[] };
  "degree-in-a-line": { quote: string };
  "degree-unread": Record<never, never>;
  "degree-none": Record<never, never>;
  "degree-unranked": { name: string; label: string };
  /** `totalMonths`: all work, where that is more; null where it isn't; `jobs`, `more` and `inPart` as for "related-work" */
  "years-related": {
    months: number;
    label: string;
    totalMonths: number | null;
    jobs?: CountedJob[];
    more?: number;
    inPart?: boolean;
  };
  "years-claimed": { months: number; quote: string };
  "years-undated": Record<never, never>;
  "not-judged": Record<never, never>;
};
