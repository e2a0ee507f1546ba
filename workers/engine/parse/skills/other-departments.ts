import type { findSkills } from "../../knowledge";

type Hit = ReturnType<typeof findSkills>[number];

/** Skills whose bare names are those of departments, too. */
export const DEPARTMENTS: ReadonlySet<string> = new Set(
  "sales marketing cost-estimation business-development information-technology human-resources accounting manufacturing procurement logistics merchandising software-development product-management project-management quality-assurance quality-control customer-service customer-success technical-support public-relations".split(
    " ",
  ),
);
const LONGEST_NAME = 2;
/** So many letters before a name tell whether a list of those whom someone works with began there. */
const BEFORE = 120;

/** "Worked closely with the claims, sales and": whom someone works with follows; what is done with them begins behind "to" or "on". */
const WORKS_WITH =
  /(?<!\p{L})(?:partner|work|liais|collaborat|co-?ordinat|interfac|interact|consult|communicat|meet|met)\p{L}*(?: [\p{L}-]+){0,4},? (?:with|alongside)(?: (?!(?:to|on|in|for|by|of|that|which|while|who|using|through)(?!\p{L}))[\p{L}&/-]+,?){0,8}[ /]$/iu;
/** ... "assisted the sales", "liaison between sales and". */
const HELPS =
  /(?<!\p{L})(?:(?:assist|support|help)\p{L}*|between|alongside)(?: (?:the|our|all|both|other|various))? $/iu;
const PEOPLE_BEHIND =
  /^ (?:teams?|force|departments?|depts?|staff|groups?|personnel|leadership|colleagues?|divisions?|functions?|managers?|leaders?|directors?|executives?|reps?|representatives?|professionals?|associates?|members?)(?!\p{L})/iu;
/** "provided support to designers, marketing and sales departments": for whom something is done. */
const DONE_FOR =
  /(?<!\p{L})(?:(?:support|assistance|help|service|training|liaison)\p{L}*(?: to| for)?|between) (?:(?:the|our|all|both|other|various) )?(?:[\p{L}&/-]+(?:,| and| or| &) ?){0,4}$/iu;
const PEOPLE_SOON =
  /^(?:,? (?:and |or |& )?[\p{L}&/-]+){0,3} (?:teams?|force|departments?|depts?|staff|groups?|personnel)(?!\p{L})/iu;
const LIST_BEHIND = /^(?:\s*$|[,;./&)]| (?:and|or|&|to|on|in|for)(?!\p{L}))/iu;

/** "to the Commander of the Air Logistics Center": the name of a place that one did something for. */
const PLACE_BEHIND =
  /^ (?:Center|Centre|Command|Directorate|Agency|Bureau|Squadron|Battalion|Institute|Association|Society|Academy)(?!\p{L})/u;
const OF_PLACE = /(?<!\p{L})(?:of|to|for|with|at|in) the (?:\p{Lu}\p{L}* ){0,4}$/u;

/** Whether a word names the department that someone works with, and not what they do. @param hit its offsets are into `text` */
export function isOtherDepartment(text: string, { id, text: said, start, end }: Hit): boolean {
  if (!DEPARTMENTS.has(id) || said.split(/[\s-]/).length > LONGEST_NAME) return false;
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const behind = text.slice(end);
  if (PLACE_BEHIND.test(behind) && OF_PLACE.test(before)) return true;
  if (PEOPLE_BEHIND.test(behind)) return [WORKS_WITH, HELPS, DONE_FOR].some((sign) => sign.test(before));
  if (PEOPLE_SOON.test(behind) && DONE_FOR.test(before)) return true;
  return LIST_BEHIND.test(behind) && WORKS_WITH.test(before);
}
