import { readLines, readUint16 } from "./binary";
import { allSkills } from "./skill-base";

/**
 * What people do, by "action object" in stems and folded words ("pick order"), with the id of the skill that it shows. An
 * action alone ("weld") is kept for titles only.
 */
export type DeedIndex = { actions: Set<string>; skillOf: Map<string, string> };

function loadIndex(): DeedIndex {
  const deeds = readLines("deeds");
  const skills = readUint16("deeds.skills");
  const all = allSkills();
  return {
    actions: new Set(readLines("deeds.actions")),
    skillOf: new Map(deeds.map((deed, at) => [deed, all[skills[at]!]!.id])),
  };
}

let loaded: DeedIndex | undefined;

/** The deeds of the skill base, read on first use. */
export function deedIndex(): DeedIndex {
  loaded ??= loadIndex();
  return loaded;
}
