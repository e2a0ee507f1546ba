import { readLines, readSteps } from "../binary";
import { allSkills } from "../skill-base";

/** Skills by "action object" in stems and folded words ("pick order"); an action alone ("weld") counts for titles only. */
export type AccomplishmentIndex = { actions: Set<string>; skillOf: Map<string, string> };

function loadIndex(): AccomplishmentIndex {
  const accomplishments = withActions(readLines("accomplishments"));
  const skills = readSteps("accomplishments.skills");
  const all = allSkills();
  return {
    actions: new Set(readLines("accomplishments.actions")),
    skillOf: new Map(accomplishments.map((accomplishment, at) => [accomplishment, all[skills[at]!]!.id])),
  };
}

function withActions(lines: string[]): string[] {
  let action = "";
  return lines.map((line) => {
    if (line.startsWith(" ")) return action + line;
    action = line.split(" ")[0]!;
    return line;
  });
}

let loaded: AccomplishmentIndex | undefined;

export function accomplishmentIndex(): AccomplishmentIndex {
  loaded ??= loadIndex();
  return loaded;
}
