/**
 * What may not choose people: sex, age, origin, religion, health, family, orientation, union, politics, looks, social origin and
 * record, and their proxies. Code that reads a posting or takes a recruiter's requirement asks here first: what isn't fine
 * is told and never scored.
 *
 * Fine, though it sounds alike: a language at a level ("fluent German", "C1"), where "native speaker" is a proxy of origin; the
 * right to work, where a citizenship is origin; a driving licence; and a minimum age of 16, 18 or 21, because a law sets it for
 * the work itself (selling alcohol, machines, night shifts) and it keeps out nobody who may do the work. A criterion that a
 * posting's promise of equal treatment lists isn't asked for.
 */
export { findCriteria, judgeCriterion } from "./find-criteria";
export { findPersonalFacts } from "./find-personal-facts";
export { type CriterionHit, GROUNDS, type Ground, type Span } from "./grounds";
