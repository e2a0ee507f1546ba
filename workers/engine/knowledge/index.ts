/**
 * The knowledge base: skills, occupations, seniority. Data of our own writing in files that a person can review:
 * `skills/<group>/<field>.ts` and `occupations/<field>.ts`, each one template string. `compile/` turns them into one file
 * (`npm run build`), whose parts are read on first use; nothing else imports them at run time.
 *
 * SKILLS, one per line:
 *
 *     Name | alias, alias | kind | < parent, parent | ~ neighbour, neighbour
 *
 * Only the name is needed; the other parts may be in any order. A part that begins with "<" names parents (more
 * general skills), with "~" neighbours (one eases the way to the other); a part that is a kind (core, tool, method,
 * soft, emerging) sets the kind; any other part holds aliases. Parents and neighbours are given by name or alias,
 * from any file.
 *
 * A line that starts with "#" heads a block and sets what its entries don't set themselves:
 *
 *     # kind < parent, parent ~
 *
 * A "~" at its end makes the entries of the block each other's neighbours.
 *
 * A name or alias that is also a common word carries a guard: "?Go" counts only where the words around bear it out
 * (in capitals and in a list of skills, after "experience with", before "developer" ...), "=REST" only in exactly
 * that case. Phrases that look like skills and are none ("excel at", "word of mouth") are in
 * `skills/not-skills.ts`. Plurals, accents, hyphens, dots, British or American spelling and joined or split forms
 * ("React.js", "ReactJS", "react js") are folded by the matcher: don't list them.
 *
 * OCCUPATIONS, one per line, all five parts in this order:
 *
 *     Name | other titles | typical skills, the weightiest first | education | related occupations
 *
 * Skills by name or alias, related occupations by name; "=" before one says that it is nearly the same work. `npx tsx scripts/check-knowledge.ts` checks all of it.
 */

export { findAccomplishments, findDoers } from "./accomplishments/find-accomplishments";
export { findTranslatedAccomplishments } from "./accomplishments/find-translated-accomplishments";
export { findSkills } from "./find-skills";
export { industriesIn } from "./industries";
export { allOccupations, occupationById } from "./occupation-base";
export { allSkills, ancestors, isA, skillByAlias, skillById } from "./skill-base";
export { unmarkedTitle } from "./titles/gender-marks";
export { mentionWords } from "./titles/mention-words";
export { titleAt } from "./titles/mentioned-titles";
export { genderlessWord } from "./titles/neutral-word";
export { occupationByTitle, occupationsByTitle } from "./titles/occupation-title";
export { seniorityOf, stripSeniority } from "./titles/seniority";
export type { Occupation, SkillHit } from "./types";
export { unlistedWeight } from "./unlisted-weight";
export { listedWord } from "./word-lists";
