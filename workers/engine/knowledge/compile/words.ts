import { stem } from "../../knowledge/lexical/stem";
import type { CompiledOccupations } from "./occupations";
import type { CompiledSkills } from "./skills";
import { WORD_TIERS } from "./word-tiers";

function spreadOf({ stored, titles }: CompiledOccupations, skills: CompiledSkills): Map<string, number> {
  const spread = new Map<string, number>();
  stored.forEach(({ name, skills: typical }, at) => {
    const names = [name, ...titles[at]!, ...typical.map((skill) => skills.stored.names[skill]!)];
    const words = names
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}][\p{L}\p{N}+#]*/gu);
    for (const one of new Set((words ?? []).map(stem))) spread.set(one, (spread.get(one) ?? 0) + 1);
  });
  return spread;
}

export type CompiledWords = { stems: string[]; weights: (number | undefined)[]; spread: number[] };

/** Every word of a list or an occupation by its stem; weights in hundredths, of a list's words alone. */
export function compileWords(skills: CompiledSkills, occupations: CompiledOccupations): CompiledWords {
  const weights = new Map<string, number>();
  for (const [words, weight] of WORD_TIERS) {
    for (const word of words.split(/\s+/)) weights.set(stem(word), Math.round(weight * 100));
  }
  const spread = spreadOf(occupations, skills);
  const stems = [...new Set([...weights.keys(), ...spread.keys()])].sort();
  return {
    stems,
    weights: stems.map((one) => weights.get(one)),
    spread: stems.map((one) => spread.get(one) ?? 0),
  };
}
