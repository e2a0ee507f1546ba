import type { PoolQuery } from "./pool-query";
import { searchTerms } from "./search-terms";

type Filters = Pick<PoolQuery, "search" | "gender" | "skills" | "years">;

const SEARCHED = "{name email titles skills}";

/** A phrase of whole words; FTS5 takes everything between the quotes as text. */
export function phrase(text: string): string {
  return `"${text.replace(/["\0]/g, " ")}"`;
}

/** The expression of FTS5 that finds a company's people of the pool: rows of `pool_search`, whose `tags` hold what isn't words. */
export function poolMatch(companyId: string, { search, gender, skills, years }: Filters): string {
  const terms = searchTerms(search ?? "").map(({ words, not }) => ({
    not,
    found: `${SEARCHED}:${phrase(words)}*`,
  }));
  const all = [
    `tags:${phrase(companyTag(companyId))}`,
    ...(gender ? [`tags:"g${gender === "not-stated" ? "none" : gender}"`] : []),
    ...(years ? [`tags:"y${years}"`] : []),
    ...skillsOf(skills).map((skill) => `skills:${phrase(skill)}`),
    ...terms.flatMap(({ not, found }) => (not ? [] : found)),
  ].join(" AND ");
  const none = terms.flatMap(({ not, found }) => (not ? found : []));
  return none.length === 0 ? all : `(${all}) NOT (${none.join(" OR ")})`;
}

/** One word: an id's parts would each be looked for. */
export function companyTag(companyId: string): string {
  return `c${companyId.replaceAll("-", "")}`;
}

const MOST_SKILLS = 5;

/** "Java, React" are two, and both are asked for. */
export function skillsOf(text = ""): string[] {
  return text
    .split(",")
    .map((skill) => skill.trim())
    .filter(Boolean)
    .slice(0, MOST_SKILLS);
}
