import { readLines, readUint16 } from "./binary";
import { allSkills } from "./skill-base";

/** Skills by "action object" in stems and folded words ("pick order"); an action alone ("weld") counts for titles only. */
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

export function deedIndex(): DeedIndex {
  loaded ??= loadIndex();
  return loaded;
}
