import type { Fact } from "../../types";
import { findDegree } from "../words/degrees";
import { likenessOf } from "./likeness";
import type { ReadEntry } from "./read-entries";
import { namesNoPost } from "./whole-names";

/** Whether an entry names an employer of its own, not only that of the role above. */
export function ownEmployer({ experience, inherits }: ReadEntry): boolean {
  return experience.company !== null && !inherits;
}

const OPENS_SMALL = /^\p{Ll}{2}/u;
const SMALL_WORD = /(?<!\p{L})(?!and|for|the|with)\p{Ll}{2,}/gu;
const FEWEST_SMALL = 2;

/** "During four years of articles", "travelling in Europe": words of a sentence, and no post. */
function tells(title: string): boolean {
  const small = title.match(SMALL_WORD)?.length ?? 0;
  return namesNoPost(title) && (OPENS_SMALL.test(title) || small >= FEWEST_SMALL);
}

/** "Master of Arts" at a university is no post held there; "MBA Program Manager" is one. */
function namesDegree(fact: Fact<string> | null): boolean {
  const hit = fact ? findDegree(fact.value) : null;
  if (!fact || !hit?.strong || hit.start > 0 || hit.level === "vocational" || hit.level === "school")
    return false;
  return likenessOf(fact.value).title < 1;
}

const HONOUR = /(?<!\p{L})(?:awards?|scholarships?|prizes?|medals?|honou?rs|dean[’']s list)(?:$|,)/iu;

/** "Outstanding Teaching Award, School of Education": what somebody was given, and no post. */
function namesHonour(title: Fact<string> | null): boolean {
  const first = title?.value.split(",")[0] ?? "";
  return HONOUR.test(first) && likenessOf(first).title < 1;
}

const CLUB =
  "committee|council|senate|society|club|chapter|honou?rs?|honorary|task ?force|alumni|fraternity|sorority|student (?:government|association|union)";
const MEMBER = new RegExp(
  `(?<!\\p{L})(?:board(?: of directors)?|yearbook|newspaper|${CLUB})(?: staff)? member$`,
  "iu",
);
const OFFICE = /^(?:co-?|vice[- ])?(?:chair(?:man|woman|person)?|treasurer|delegate|member)(?!\p{L})/iu;
const OFFICE_IN = new RegExp(`(?<!\\p{L})(?:${CLUB})(?!\\p{L})`, "iu");

const SEVERAL = /[/&]|\sand\s/u;

/** "Board Member", "Treasurer, Hill Chess Club": an office beside the work, that adds no years to it. */
export function namesOffice(title: string, company: string): boolean {
  if (SEVERAL.test(title)) return false;
  return MEMBER.test(title) || (OFFICE.test(title) && OFFICE_IN.test(`${title} ${company}`));
}

const UNSURE = 0.7;

/** "Completion of the course, 2014" among a job's points: one date, and no post. */
export function isEvent({ experience }: ReadEntry): boolean {
  const { title, start, end, isCurrent } = experience;
  if (!title || !start || end || isCurrent) return false;
  return title.confidence < UNSURE && namesNoPost(title.value);
}

const STUDENT = /(?:visiting|exchange|college)(?: \p{L}+)? student$/iu;

/** Whether what was read as an entry names something done, and not a degree, an honour or a piece of a sentence. */
export function isEntry(entry: ReadEntry): boolean {
  const { title, company, start, kind } = entry.experience;
  if (!title && !company) return false;
  if (kind === "job" && title && !ownEmployer(entry) && tells(title.value)) return false;
  if (kind === "job" && !title && company && OPENS_SMALL.test(company.value)) return false;
  if (kind === "job" && (namesHonour(title) || STUDENT.test(title?.value.split(",")[0] ?? ""))) return false;
  if (
    kind === "job" &&
    (namesDegree(title) || (namesDegree(company) && likenessOf(title?.value ?? "").title < 1))
  )
    return false;
  if (start || kind !== "job") return true;
  return title !== null && likenessOf(title.value).title >= 1;
}
